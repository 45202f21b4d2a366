import { startAuthentication, startRegistration } from "@simplewebauthn/browser"
import type { PasskeyDevice, PasskeyOutcome, PasskeyProblem } from "@application/identity/flows"

/** Browsers name an error by its kind alone: who cancels and who waits too long get the same name. */
const problems: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  TimeoutError: "timedOut",
  InvalidStateError: "alreadyAdded",
  SecurityError: "elsewhere",
  NotSupportedError: "unsupported",
  ConstraintError: "unsupported",
}

/** A browser may end a moment before the time that it was given. */
const earlyMilliseconds = 500

const problemOf = (error: unknown, waited: number, timeout: number): PasskeyProblem => {
  const problem = (error instanceof Error ? problems[error.name] : undefined) ?? "failed"
  return problem === "cancelled" && waited >= timeout - earlyMilliseconds ? "timedOut" : problem
}

const outcomeOf = async <Answer>(timeout: number, ask: () => Promise<Answer>): Promise<PasskeyOutcome<Answer>> => {
  const begun = performance.now()
  try {
    return { status: "given", answer: await ask() }
  } catch (error) {
    return { status: "refused", problem: problemOf(error, performance.now() - begun, timeout) }
  }
}

/** Passkeys by WebAuthn of this browser. */
export const browserPasskeyDevice: Omit<PasskeyDevice, "isSupported"> = {
  make: (creation) =>
    outcomeOf(creation.timeout, async () => {
      const { pubKeyCredParams, excludeCredentials } = creation
      const { id, response } = await startRegistration({
        optionsJSON: {
          ...creation,
          pubKeyCredParams: [...pubKeyCredParams],
          excludeCredentials: excludeCredentials.map(({ transports, ...one }) => ({
            ...one,
            transports: [...transports],
          })),
        },
      })
      return {
        challenge: creation.challenge,
        id,
        clientDataJSON: response.clientDataJSON,
        attestationObject: response.attestationObject,
        transports: response.transports ?? [],
      }
    }),
  use: (request) =>
    outcomeOf(request.timeout, async () => {
      const { id, response } = await startAuthentication({
        optionsJSON: {
          ...request,
          allowCredentials: request.allowCredentials.map(({ transports, ...one }) => ({
            ...one,
            transports: [...transports],
          })),
        },
      })
      const { clientDataJSON, authenticatorData, signature } = response
      return { challenge: request.challenge, id, clientDataJSON, authenticatorData, signature }
    }),
}
