// The entry point under test. Every scripted test runs twice: for Node, and with BONEYARD_TEST_ENTRY=web for browsers, whose
// gRPC-Web also works by the `fetch` of Node.

export const IS_WEB = process.env["BONEYARD_TEST_ENTRY"] === "web";

export const { connect, register, run } = IS_WEB ? await import("../src/web.js") : await import("../src/index.js");
