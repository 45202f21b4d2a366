/** What an owner may do about a network's refusal. */
export type NetworkAdvice = "terms" | "old" | "people" | "click" | "gone" | "watch"

/** Words of the networks' refusals, and what helps; the first that is found counts. */
const signs: ReadonlyArray<readonly [RegExp, NetworkAdvice]> = [
  [/\bterms\b/iu, "terms"],
  [/\b(?:old|past|time window|future)\b/iu, "old"],
  [/\b(?:customer information|no user identifiers|find(?:s)? them|too little of your customers)\b/iu, "people"],
  [/\b(?:click|gclid|gbraid|wbraid|fbc)\b/iu, "click"],
  [/\b(?:gone|missing|does not exist|permission|not valid|not own|unavailable|not set up)\b/iu, "gone"],
]

/** What helps against a refusal in the network's words. */
export const adviceOn = (reason: string): NetworkAdvice => signs.find(([sign]) => sign.test(reason))?.[1] ?? "watch"
