/** The referral of a visitor. Spec: what the product does, "Referral codes and agents can bring users in". */
export interface Attribution {
  readonly referralCode?: string
  readonly agentId?: string
}

/**
 * A code in capitals: 3 to 40 letters, digits, dashes or underscores, else undefined. The form is ours; the
 * specification shows none.
 */
export const referralCodeOf = (typed: string): string | undefined => {
  const code = typed.trim().toUpperCase()
  return /^[A-Z0-9_-]{3,40}$/.test(code) ? code : undefined
}

/**
 * The referral in an address's query: `refcode` before `code`, and `agentid`; invalid codes are ignored. Spec: public
 * routes.
 */
export const attributionOf = (query: Readonly<Record<string, string | undefined>>): Attribution => {
  const referralCode = referralCodeOf(query["refcode"] ?? "") ?? referralCodeOf(query["code"] ?? "")
  const agentId = query["agentid"]?.trim() ?? ""
  return { ...(referralCode !== undefined && { referralCode }), ...(agentId !== "" && { agentId }) }
}

/** Where a referral code's link leads: the sign-up, which keeps the code. Spec: public routes. */
export const referralAddress = (origin: string, code: string): string =>
  `${origin}/signup?refcode=${encodeURIComponent(code)}`
