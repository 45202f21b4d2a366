import { flavourOf, keptQueryParameters } from "@domain/launch"
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

/** The journey of a session, by its first address and by whether its caller shortens it. Spec: public routes; states, launch guard. */
export const sessionFlavourOf = (parameters: Readonly<Record<string, string>>, shortenFlow: boolean): SessionFlavour =>
  flavourOf({
    agentId: parameters["agentid"] ?? "",
    normalFlow: isSet(parameters["normalFlow"]),
    shortenFlow,
  })
