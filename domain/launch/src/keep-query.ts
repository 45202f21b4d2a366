/** Query parameters that stay in the address from page to page; the agent's name is in messages to the client. Spec: public routes; purpose, agents. */
export const keptQueryParameters = [
  "refcode",
  "code",
  "agentid",
  "agentname",
  "normalFlow",
  "website",
  "locationid",
  "sessionId",
  "region",
] as const

/** The kept ones of an address's parameters, empty values dropped, in the table's order. Spec: public routes. */
export const keepQuery = (parameters: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keptQueryParameters.flatMap((name) => {
      const value = parameters[name]
      return value ? [[name, value]] : []
    }),
  )

/**
 * The agent whose flow this is: the address's agent, else the agent kept on this device; undefined where there is none.
 * Spec: roles, "flagged by agentid and stored locally".
 */
export const agentIdOf = (
  parameters: Readonly<Record<string, string | undefined>>,
  stored?: string,
): string | undefined => [parameters["agentid"]?.trim(), stored].find((id) => id !== undefined && id !== "")
