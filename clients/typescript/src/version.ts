/** Version of this package, which also goes to the server in `Hello.client`. */
export const VERSION = "0.1.0";
