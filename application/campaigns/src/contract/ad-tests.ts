import { contract, exampleCampaign } from "@application/kernel"
import { AdTest, AdTestMove, AdTestMoveNotAllowed, AdTestNotFound, CampaignNotFound } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, CurrencyCode, LocalDate } from "@domain/kernel"
import { Schema } from "effect"

const ofCampaign = { businessProfileId: BusinessProfileId, campaignId: CampaignId } as const

/** A test as its owner reads it. */
export const AdTestView = Schema.Struct({
  ...AdTest.fields,
  currency: CurrencyCode,
  today: LocalDate,
  /** The results that are still needed at the most; 0 once it has ended. */
  resultsLeft: Schema.Int,
  /** What may be done with it now. */
  moves: Schema.Array(AdTestMove),
})
export type AdTestView = typeof AdTestView.Type

const TestAnswer = Schema.Struct({ test: Schema.optionalKey(AdTestView) })

/** The test of a campaign's two versions of its social ad; none where it has one version. Ours. */
export const GetAdTest = contract("campaigns/GetAdTest", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/adTest",
  summary: "Get the test of a campaign's two ad versions",
  description:
    "What is tested, both ads, people reached, results and spend of each version by day, how many results are still needed (resultsLeft), and how it ended. It names a winner only once the evidence is 20 to 1, however often it is asked. test is absent for an ad with one version.",
  example: exampleCampaign,
  input: Schema.Struct(ofCampaign),
  output: TestAnswer,
  failures: [CampaignNotFound],
})

/** Stops a test or goes on with it, keeps a version for the rest of the money, or shows both again. Ours. */
export const MoveAdTest = contract("campaigns/MoveAdTest", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/adTest",
  summary: "Stop a test of two ad versions, or keep one version",
  description:
    "move is one of the test's moves: stop, goOn, keepA, keepB or showBoth. A kept version has all of the money from then on; showBoth takes that back while the campaign runs.",
  example: { ...exampleCampaign, move: "stop" },
  input: Schema.Struct({ ...ofCampaign, move: AdTestMove }),
  output: TestAnswer,
  failures: [CampaignNotFound, AdTestNotFound, AdTestMoveNotAllowed],
})
