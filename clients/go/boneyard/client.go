package boneyard

import (
	"context"
	"fmt"
	"time"

	v1 "boneyard.dev/api/boneyard/v1"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/grpc/keepalive"
	"google.golang.org/grpc/status"
)

const callTimeout = 10 * time.Second

// Client is a connection with every service of one server, the token sent along with every call. A refused call
// returns a gRPC status; ReasonOf reads the reason. It may be used by several goroutines at once.
type Client struct {
	Play        v1.PlayServiceClient
	Tables      v1.TableServiceClient
	Players     v1.PlayerServiceClient
	Records     v1.RecordServiceClient
	Tournaments v1.TournamentServiceClient
	Director    v1.DirectorServiceClient
	Server      v1.ServerServiceClient
	// Address is host:port of the server.
	Address string
	conn    *grpc.ClientConn
}

// Connect opens a client; the connection itself is made by the first call. The server is host:port, for "" it is
// BONEYARD_SERVER or 127.0.0.1:6628. The token is BONEYARD_TOKEN, or what the file BONEYARD_TOKEN_FILE holds; without
// any, only the calls that need none work. The error is a SettingsError.
func Connect(server string) (*Client, error) { return ConnectAs(server, "") }

// ConnectAs is Connect with a token; for "" it is looked up as there.
func ConnectAs(server, token string) (*Client, error) {
	address, err := serverAddress(server)
	if err != nil {
		return nil, err
	}
	if token, err = findToken(token); err != nil {
		return nil, err
	}
	return dial(address, token)
}

// Close ends the connection and every call on it.
func (c *Client) Close() error { return c.conn.Close() }

func dial(address, token string) (*Client, error) {
	options := []grpc.DialOption{
		grpc.WithTransportCredentials(insecure.NewCredentials()),
		// Notices a dead connection. A server may take more frequent pings for an attack.
		grpc.WithKeepaliveParams(keepalive.ClientParameters{Time: 30 * time.Second, Timeout: 10 * time.Second}),
	}
	if token != "" {
		options = append(options, grpc.WithPerRPCCredentials(bearer(token)))
	}
	conn, err := grpc.NewClient(address, options...)
	if err != nil {
		return nil, &SettingsError{fmt.Sprintf("server %q: %v", address, err)}
	}
	return &Client{
		Play:        v1.NewPlayServiceClient(conn),
		Tables:      v1.NewTableServiceClient(conn),
		Players:     v1.NewPlayerServiceClient(conn),
		Records:     v1.NewRecordServiceClient(conn),
		Tournaments: v1.NewTournamentServiceClient(conn),
		Director:    v1.NewDirectorServiceClient(conn),
		Server:      v1.NewServerServiceClient(conn),
		Address:     address,
		conn:        conn,
	}, nil
}

// Registration is a new player. Both secrets are shown once: keep them.
type Registration struct {
	PlayerID     string
	Token        string
	RecoveryCode string
}

// Register makes a bot's player of 1 to 32 characters, where the server has open registration, and waits for a server
// that is not up yet. The server is named as in Connect. The error is a SettingsError, a Refused, for instance where
// registration is not open, or that of the context.
func Register(ctx context.Context, server, name string) (*Registration, error) {
	address, err := serverAddress(server)
	if err != nil {
		return nil, err
	}
	return register(ctx, address, name, say)
}

func register(ctx context.Context, address, name string, log func(string)) (*Registration, error) {
	// Without a request id: the repetition of one would return the player, but never its token.
	request := &v1.RegisterPlayerRequest{DisplayName: name, IsBot: true}
	var waits backoff
	for {
		made, err := registerOnce(ctx, address, request)
		if err == nil {
			return &Registration{made.GetPlayer().GetPlayerId(), made.GetToken(), made.GetRecoveryCode()}, nil
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if status.Code(err) != codes.Unavailable {
			return nil, refused("cannot register a player at "+address, err)
		}
		wait := waits.next()
		log(fmt.Sprintf("%s: %s; registering again in %.1f s", address, describe(err), wait.Seconds()))
		if err := pause(ctx, wait); err != nil {
			return nil, err
		}
	}
}

func registerOnce(ctx context.Context, address string, request *v1.RegisterPlayerRequest) (*v1.RegisterPlayerResponse, error) {
	client, err := dial(address, "")
	if err != nil {
		return nil, err
	}
	defer client.Close()
	ctx, cancel := context.WithTimeout(ctx, callTimeout)
	defer cancel()
	return client.Players.RegisterPlayer(ctx, request)
}

// bearer is the token as a header of every call.
type bearer string

func (b bearer) GetRequestMetadata(context.Context, ...string) (map[string]string, error) {
	return map[string]string{"authorization": "Bearer " + string(b)}, nil
}

// RequireTransportSecurity is false: this version speaks plain text only.
func (bearer) RequireTransportSecurity() bool { return false }
