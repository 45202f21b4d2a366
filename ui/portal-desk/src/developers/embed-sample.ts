import type { EmbedAlgorithm } from "@domain/identity"

const signatures: Readonly<Record<EmbedAlgorithm, string>> = {
  EdDSA: "sign(null, Buffer.from(signed), key)",
  ES256: 'sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" })',
  RS256: 'sign("sha256", Buffer.from(signed), key)',
}

export interface EmbedSample {
  readonly origin: string
  readonly host: string
  readonly keyId: string
  readonly algorithm: EmbedAlgorithm
}

/** A program for Node.js that signs an embed token and prints the link that signs its user in. */
export const embedSample = ({ origin, host, keyId, algorithm }: EmbedSample): string =>
  `import { createPrivateKey, randomUUID, sign } from "node:crypto"
import { readFileSync } from "node:fs"

const key = createPrivateKey(readFileSync("private.pem"))
const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url")
const now = Math.floor(Date.now() / 1000)
const header = { alg: ${JSON.stringify(algorithm)}, kid: ${JSON.stringify(keyId)}, typ: "JWT" }
const claims = {
  jti: randomUUID(), // the token works once
  email: "owner@example.com", // whom your site has signed in
  aud: ${JSON.stringify(host)},
  iat: now,
  exp: now + 120, // five minutes at most
}
const signed = part(header) + "." + part(claims)
const token = signed + "." + ${signatures[algorithm]}.toString("base64url")
console.log(${JSON.stringify(`${origin}/login?embedToken=`)} + token)
`

/** The commands that make a pair of keys: the private half stays on the portal's server, the public half is pasted here. */
export const keyPairSample = (algorithm: EmbedAlgorithm): string => {
  const kind: Readonly<Record<EmbedAlgorithm, string>> = {
    EdDSA: "-algorithm ed25519",
    ES256: "-algorithm EC -pkeyopt ec_paramgen_curve:P-256",
    RS256: "-algorithm RSA -pkeyopt rsa_keygen_bits:3072",
  }
  return `openssl genpkey ${kind[algorithm]} -out private.pem\nopenssl pkey -in private.pem -pubout -out public.pem`
}
