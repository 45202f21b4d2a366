/**
 * How a network answers: it shows nothing of it anywhere (banned), shows it to whoever it has permitted (restricted), or mostly
 * refuses such words (refused).
 */
export const policySeverities = ["banned", "restricted", "refused"] as const
/** How a network answers a topic. */
export type PolicySeverity = (typeof policySeverities)[number]

/** A network's own policy, by its English name and its address. */
export interface NetworkPolicy {
  readonly name: string
  readonly address: string
}

/** The networks whose policies are known. */
export type PolicyNetwork = "meta" | "google"

interface TopicRow {
  readonly severity: PolicySeverity
  readonly policies: Readonly<Partial<Record<PolicyNetwork, NetworkPolicy>>>
}

const meta = (name: string, path: string): NetworkPolicy => ({
  name,
  address: `https://transparency.meta.com/policies/ad-standards/${path}`,
})
const google = (name: string, answer: number): NetworkPolicy => ({
  name,
  address: `https://support.google.com/adspolicy/answer/${answer}`,
})
const row = (severity: PolicySeverity, policies: TopicRow["policies"]): TopicRow => ({ severity, policies })

const metaGoods = "restricted-goods-services/"
const metaObjectionable = "objectionable-content/"
const practices = meta("Unacceptable business practices", "fraud-scams/unacceptable-business-practices/")
const grammar = meta("Grammar and profanity", `${metaObjectionable}grammar-and-profanity/`)
const wellness = meta("Health and wellness", `${metaGoods}health-wellness/`)
const unreliable = google("Unreliable claims", 15_936_857)

/**
 * What networks refuse in ads, with the policies that say so. Source: Google Ads policies and Meta Advertising Standards, read
 * in November 2026.
 */
export const policyTopics = {
  weapons: row("banned", {
    meta: meta("Weapons, ammunition or explosives", ""),
    google: google("Dangerous products or services", 6_014_299),
  }),
  tobacco: row("banned", {
    meta: meta("Tobacco and related products", ""),
    google: google("Dangerous products or services", 6_014_299),
  }),
  recreationalDrugs: row("banned", {
    meta: meta("Drugs and pharmaceuticals", `${metaGoods}drugs-pharmaceuticals/`),
    google: google("Dangerous products or services", 6_014_299),
  }),
  counterfeit: row("banned", {
    meta: meta("Third-party infringement", ""),
    google: google("Counterfeit goods", 176_017),
  }),
  adultContent: row("banned", {
    meta: meta("Adult nudity and sexual activity", ""),
    google: google("Sexual content", 6_023_699),
  }),
  dishonestServices: row("banned", {
    meta: meta("Fraud, scams and deceptive practices", "fraud-scams/fraud-scams-deceptive-practices/"),
    google: google("Enabling dishonest behavior", 6_016_086),
  }),

  alcohol: row("restricted", { meta: meta("Alcohol", ""), google: google("Alcohol", 6_012_382) }),
  gambling: row("restricted", {
    meta: meta("Online gambling and games", `${metaGoods}gambling-games/`),
    google: google("Gambling and games", 6_018_017),
  }),
  prescriptionMedicines: row("restricted", {
    meta: meta("Drugs and pharmaceuticals", `${metaGoods}drugs-pharmaceuticals/`),
    google: google("Healthcare and medicines", 176_031),
  }),
  cryptocurrency: row("restricted", {
    meta: meta("Cryptocurrency products and services", `${metaGoods}cryptocurrency-products-and-services/`),
    google: google("Cryptocurrencies and related products", 14_009_787),
  }),
  loans: row("restricted", {
    meta: meta("Financial and insurance products and services", `${metaGoods}financial-services/`),
    google: google("Financial products and services", 2_464_998),
  }),
  dating: row("restricted", { meta: meta("Dating", ""), google: google("Sexual content", 6_023_699) }),
  bodyAndWeight: row("restricted", { meta: wellness, google: google("Healthcare and medicines", 176_031) }),
  politics: row("restricted", {
    meta: meta("Social issue, electoral or political advertising", ""),
    google: google("Political content", 6_014_595),
  }),
  trademarks: row("restricted", {
    meta: meta("Third-party infringement", ""),
    google: google("Trademarks", 6_118),
  }),

  healthClaims: row("refused", { meta: wellness, google: unreliable }),
  incomeClaims: row("refused", { meta: practices, google: unreliable }),
  superlatives: row("refused", { meta: practices, google: unreliable }),
  personalAttributes: row("refused", {
    meta: meta(
      "Privacy violations and personal attributes",
      `${metaObjectionable}privacy-violations-personal-attributes/`,
    ),
    google: google("Personalized advertising", 143_465),
  }),
  beforeAndAfter: row("refused", { meta: wellness }),
  profanity: row("refused", { meta: grammar, google: google("Inappropriate content", 6_015_406) }),
  genericCallToAction: row("refused", { meta: grammar, google: google("Style and spelling", 14_848_297) }),
  phoneInText: row("refused", { google: google("Phone number in ad text", 14_848_200) }),
  capitals: row("refused", { meta: grammar, google: google("Capitalization", 14_848_295) }),
  punctuation: row("refused", { meta: grammar, google: google("Punctuation and symbols", 14_847_994) }),
  symbols: row("refused", { meta: grammar, google: google("Punctuation and symbols", 14_847_994) }),
  spacing: row("refused", { meta: grammar, google: google("Spacing", 14_848_500) }),
  repetition: row("refused", { google: google("Repetition", 14_848_296) }),
} as const satisfies Readonly<Record<string, TopicRow>>

/** A topic of the networks' policies. */
export type PolicyTopic = keyof typeof policyTopics

/** How the networks answer a topic. */
export const severityOf = (topic: PolicyTopic): PolicySeverity => policyTopics[topic].severity

/** A network's policy about a topic; undefined where it has none. */
export const policyOf = (topic: PolicyTopic, network: PolicyNetwork): NetworkPolicy | undefined => {
  const { policies }: TopicRow = policyTopics[topic]
  return policies[network]
}
