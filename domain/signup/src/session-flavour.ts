import { flavourOf, keptQueryParameters } from "@domain/launch"
import type { SignupJourney } from "@domain/portals"
import type { SessionFlavour } from "./signup-session.ts"

const longest = 200

/** The parameters of its first address that a session stores: the kept ones, each of limited length. */
export const rememberedQuery = (parameters: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keptQueryParameters.flatMap((name) => {
      const value = parameters[name]?.trim()
      return value === undefined || value === "" || value.length > longest ? [] : [[name, value]]
    }),
  )

const isSet = (value: string | undefined): boolean => value !== undefined && value !== "" && value !== "false"

/** What decides the journey beside the address: the portal's setting, and whether the caller shortens it. */
export interface JourneySetting {
  readonly journey?: SignupJourney | undefined
  readonly shortenFlow?: boolean | undefined
}

/** The journey of a session: agent and normal flow by its first address, else the portal's. Spec: public routes; states, launch guard. */
export const sessionFlavourOf = (
  parameters: Readonly<Record<string, string>>,
  { journey, shortenFlow = false }: JourneySetting = {},
): SessionFlavour =>
  flavourOf({
    agentId: parameters["agentid"] ?? "",
    normalFlow: isSet(parameters["normalFlow"]),
    shortenFlow,
    v2: journey === "v2",
  })
