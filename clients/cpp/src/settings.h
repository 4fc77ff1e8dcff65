// Where the server is and who we are: arguments first, then the environment. Both throw SettingsError.
#pragma once

#include <string>

namespace boneyard {

// host:port from the argument, else BONEYARD_SERVER, else this machine. http:// is allowed in front.
std::string server_address(const std::string& server);

// The token from the argument, else BONEYARD_TOKEN, else the file BONEYARD_TOKEN_FILE; "" without any.
std::string find_token(const std::string& token);

}  // namespace boneyard
