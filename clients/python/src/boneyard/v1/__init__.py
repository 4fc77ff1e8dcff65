"""Generated from the contract `boneyard.v1` by generate.sh: messages in `*_pb2`, stubs in `*_pb2_grpc`."""
