import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"
import type { MakeAuthenticator, OddAnswer } from "@application/identity/testing"

type Written = number | string | Buffer | ReadonlyMap<Written, Written>

/** Head of a CBOR item: its major type, and a number or length below 65,536. */
const head = (type: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(type << 5) | value])
  return value < 256 ? Buffer.from([(type << 5) | 24, value]) : Buffer.from([(type << 5) | 25, value >> 8, value & 255])
}

/** The part of CBOR (RFC 8949) that attestations and keys need. */
const cbor = (value: Written): Buffer => {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = value instanceof Map ? [...value].flat() : []
  return Buffer.concat([head(5, entries.length / 2), ...entries.map(cbor)])
}

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest()

/** User present, user verified, and with a new passkey its data. */
const flags = { present: 1, verified: 4, attested: 64 }

const newKey = () => generateKeyPairSync("ec", { namedCurve: "P-256" })

/** An authenticator in software: ES256 keys, attestation "none", and a counter that goes up by one. */
export const softwareAuthenticator: MakeAuthenticator = (pageOrigin) => {
  const key = newKey()
  const credentialId = randomBytes(32)
  let counter = 0
  const clientData = (type: string, challenge: string, odd: OddAnswer) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? pageOrigin,
        crossOrigin: false,
      }),
    )
  const data = (host: string, odd: OddAnswer, attested = Buffer.alloc(0)) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(odd.counter ?? counter)
    const flag =
      flags.present | (odd.isVerified === false ? 0 : flags.verified) | (attested.length > 0 ? flags.attested : 0)
    return Buffer.concat([sha256(odd.host ?? host), Buffer.from([flag]), count, attested])
  }
  const coseKey = () => {
    const { x = "", y = "" } = key.publicKey.export({ format: "jwk" })
    return cbor(
      new Map<Written, Written>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]),
    )
  }
  const id = credentialId.toString("base64url")
  return {
    make: ({ challenge, rp }, odd = {}) => {
      const length = Buffer.from([0, credentialId.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey()])
      const attestation = new Map<Written, Written>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", data(rp.id, odd, attested)],
      ])
      return {
        challenge,
        id,
        clientDataJSON: clientData("webauthn.create", challenge, odd).toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal"],
      }
    },
    use: ({ challenge, rpId }, odd = {}) => {
      const [client, authenticatorData] = [clientData("webauthn.get", challenge, odd), data(rpId, odd)]
      const signer = odd.isForged === true ? newKey() : key
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(client)]), signer.privateKey)
      return {
        challenge,
        id,
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: signature.toString("base64url"),
      }
    },
  }
}
