import { passkeyCreation, passkeyRequest } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { afterEach, expect, test, vi } from "vitest"
import { browserPasskeyDevice } from "./browser-passkey-device.ts"

const party = { id: "localhost", name: "Marquee", origin: "http://localhost:4000" }
const account = { portalId: PortalId.make(1), userId: UserId.make(41), name: "asha@example.com", displayName: "Asha" }
const known = [{ credentialId: "AQID", transports: ["internal"] }]
const creation = passkeyCreation("c2VjcmV0", party, account, known)
const request = passkeyRequest("c2VjcmV0", party, known)
const bytes = (...values: ReadonlyArray<number>) => Uint8Array.from(values).buffer

/** A browser with as much of WebAuthn as the device uses; `seconds` pass before it answers. */
const openBrowser = (answer: () => object, seconds = 0) => {
  const asked: Array<unknown> = []
  const give = async (options: unknown) => {
    asked.push(options)
    vi.advanceTimersByTime(seconds * 1_000)
    return answer()
  }
  vi.useFakeTimers({ toFake: ["performance"] })
  vi.stubGlobal("PublicKeyCredential", class {})
  vi.stubGlobal("navigator", { credentials: { create: give, get: give } })
  vi.stubGlobal("location", { hostname: "localhost" })
  return asked
}
const failing = (name: string) => () => {
  throw new DOMException("No", name)
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test("a made passkey comes as the text that the server reads", async () => {
  const response = {
    clientDataJSON: bytes(1),
    attestationObject: bytes(2),
    getTransports: () => ["usb"],
  }
  const credential = { id: "AQID", rawId: bytes(1, 2, 3), type: "public-key", response }
  const asked = openBrowser(() => ({ ...credential, getClientExtensionResults: () => ({}) }))
  expect(await browserPasskeyDevice.make(creation)).toEqual({
    status: "given",
    answer: {
      challenge: "c2VjcmV0",
      id: "AQID",
      clientDataJSON: "AQ",
      attestationObject: "Ag",
      transports: ["usb"],
    },
  })
  expect(asked).toMatchObject([
    { publicKey: { rp: { id: "localhost" }, excludeCredentials: [{ type: "public-key" }] } },
  ])
})

test("a used passkey comes as the text that the server reads", async () => {
  const response = { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3) }
  const credential = { id: "AQID", rawId: bytes(1, 2, 3), type: "public-key", response }
  openBrowser(() => ({ ...credential, getClientExtensionResults: () => ({}) }))
  expect(await browserPasskeyDevice.use(request)).toEqual({
    status: "given",
    answer: { challenge: "c2VjcmV0", id: "AQID", clientDataJSON: "AQ", authenticatorData: "Ag", signature: "Aw" },
  })
})

test.each([
  ["NotAllowedError", 3, "cancelled"],
  ["NotAllowedError", 300, "timedOut"],
  ["AbortError", 0, "cancelled"],
  ["TimeoutError", 0, "timedOut"],
  ["InvalidStateError", 0, "alreadyAdded"],
  ["SecurityError", 0, "elsewhere"],
  ["NotSupportedError", 0, "unsupported"],
  ["UnknownError", 0, "failed"],
])("a browser's %s after %i seconds means: %s", async (name, seconds, problem) => {
  openBrowser(failing(name), seconds)
  const answers = [await browserPasskeyDevice.make(creation), await browserPasskeyDevice.use(request)]
  expect(answers).toEqual([
    { status: "refused", problem },
    { status: "refused", problem },
  ])
})
