import { passkeyVerifierConformance } from "@application/identity/conformance"
import { softwareAuthenticator } from "./testing/software-authenticator.ts"
import { webAuthnPasskeys } from "./web-authn-passkeys.ts"

passkeyVerifierConformance("@simplewebauthn/server", webAuthnPasskeys, softwareAuthenticator)
