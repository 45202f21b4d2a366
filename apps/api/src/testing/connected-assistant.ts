import { createHash } from "node:crypto"
import { type Send, signIn } from "./in-api.ts"

type Handle = (request: Request) => Promise<Response>

const redirectUri = "http://127.0.0.1:52111/callback"
const verifier = "a-verifier-of-an-assistant-that-nobody-else-knows"

/** Connects an assistant as a signed-in person, without one as whom `signIn` knows, by consent and code; its access token. */
export const connectedAssistant = async (
  send: Send,
  handle: Handle,
  scopes: ReadonlyArray<string>,
  businessProfileIds: ReadonlyArray<number>,
  signedIn?: string,
): Promise<string> => {
  const post = async (path: string, body: string, type: string) => {
    const answer = await handle(
      new Request(`http://localhost:4000${path}`, { method: "POST", headers: { "content-type": type }, body }),
    )
    return (await answer.json()) as Readonly<Record<string, string>>
  }
  const client = JSON.stringify({ client_name: "Helper", redirect_uris: [redirectUri] })
  const { client_id = "" } = await post("/oauth/register", client, "application/json")
  const token = signedIn ?? (await signIn(send)).token
  const { sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { readonly sub: string }
  const asked = {
    client_id,
    redirect_uri: redirectUri,
    response_type: "code",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    resource: "http://localhost/mcp",
  }
  const chosen = { ...asked, state: "s", scopes, businessProfileIds, days: 30 }
  const answer = await send("POST", `/users/${sub}/assistantConnections`, { authorization: `Bearer ${token}` }, chosen)
  const { data } = (await answer.json()) as { readonly data: { readonly returnAddress: string } }
  const code = new URL(data.returnAddress).searchParams.get("code") ?? ""
  const form = new URLSearchParams({
    grant_type: "authorization_code",
    client_id,
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    resource: asked.resource,
  })
  const tokens = await post("/oauth/token", form.toString(), "application/x-www-form-urlencoded")
  return tokens["access_token"] ?? ""
}
