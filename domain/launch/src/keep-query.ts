/** Query parameters that stay in the address from page to page. Spec: public routes. */
export const keptQueryParameters = [
  "refcode",
  "code",
  "agentid",
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
      return value === undefined || value === "" ? [] : [[name, value]]
    }),
  )
