# frozen_string_literal: true

require "boneyard/errors"

module Boneyard
  # Where the server is and who we are: arguments first, then the environment. Raises SettingsError.
  module Settings
    DEFAULT_SERVER = "127.0.0.1:6628"
    DEFAULT_PORT = "6628"

    class << self
      # host:port from the argument, else BONEYARD_SERVER, else this machine. http:// is allowed in front.
      def server_address(server)
        text = (given(server) || given(ENV["BONEYARD_SERVER"]) || DEFAULT_SERVER).strip
        scheme, separator, rest = text.partition("://")
        unless separator.empty?
          raise SettingsError, "server #{text.inspect}: only plain http:// or host:port is supported" if scheme.downcase != "http"

          text = rest
        end
        address = text.sub(%r{/+\z}, "")
        address += ":#{DEFAULT_PORT}" if !address.include?(":") || address.end_with?("]")
        host, _, port = address.rpartition(":")
        is_host = host.match?(%r{\A([^\s/\[\]:]+|\[[^\s/\[\]]+\])\z})
        return address if is_host && port.match?(/\A\d{1,5}\z/) && port.to_i.between?(1, 65_535)

        raise SettingsError, "server #{text.inspect} is not of the form host:port"
      end

      # The token from the argument, else BONEYARD_TOKEN, else the file BONEYARD_TOKEN_FILE; nil without any.
      def find_token(token)
        return checked(token, "the token") if given(token)
        return checked(ENV["BONEYARD_TOKEN"], "BONEYARD_TOKEN") if given(ENV["BONEYARD_TOKEN"])

        path = given(ENV["BONEYARD_TOKEN_FILE"]) or return nil
        begin
          content = File.binread(path)
        rescue SystemCallError => error
          raise SettingsError, "cannot read the token of BONEYARD_TOKEN_FILE: #{error.message}"
        end
        checked(content, "the file #{path} of BONEYARD_TOKEN_FILE")
      end

      private

      def given(text)
        text unless text.nil? || text.empty?
      end

      # Never shows what it refuses: it may be half of a secret.
      def checked(text, origin)
        token = text.b.strip
        return token if token.match?(/\A[!-~]+\z/n)

        raise SettingsError, "#{origin} does not hold a token: one ASCII word is wanted"
      end
    end
  end
end
