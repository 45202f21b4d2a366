import { Effect, Layer } from "effect"
import { Tables, withServices } from "@application/kernel"
import { AdNetworks, CampaignRepository, LaunchRuns } from "@application/campaigns/ports"
import { CampaignPlans } from "@application/campaigns/stores"
import { AnswerHours, DashboardCampaigns, LeadForms } from "@application/insights/ports"
import { LeadTraces } from "@application/insights/services"
import { Notifications } from "@application/messaging/ports"
import { OwnerMails } from "@application/messaging/services"
import { newLeadMessage } from "@domain/messaging"

/** More campaigns than one business shows on a dashboard. */
const dashboardLimit = 100

/** A dashboard's campaigns are the newest of the list. */
export const insightsCampaigns = Layer.effect(
  DashboardCampaigns,
  Effect.map(CampaignRepository, (campaigns) => ({
    ofProfile: (profile) =>
      Effect.map(campaigns.list(profile, { tab: "all", limit: dashboardLimit }), (page) => page.campaigns),
    one: campaigns.byId,
  })),
)

/** Leads in the notices of their business. */
export const insightsLeadTraces = Layer.effect(
  LeadTraces,
  Effect.map(Notifications, ({ deleteOfLead }) => ({ remove: deleteOfLead })),
)

/** Plans that are searched for hours, the newest. */
const searchedPlans = 20

/** A business answers people at the hours that the newest of its launched plans names, if one of the newest does. */
export const insightsAnswerHours = Layer.effect(
  AnswerHours,
  Effect.gen(function* () {
    const provided = yield* withServices(Tables)
    return {
      of: (businessProfileId) =>
        provided(
          Effect.gen(function* () {
            const { rows } = yield* (yield* CampaignPlans).list(
              "ofBusiness",
              { businessProfileId },
              { limit: searchedPlans },
            )
            return rows.map(({ plan }) => plan.creative.callHours).find((hours) => hours !== undefined)
          }),
        ),
    }
  }),
)

/** Lead forms as the launches have made them; an unreachable network is an error that the job retries. */
export const insightsLeadForms = Layer.effect(
  LeadForms,
  Effect.gen(function* () {
    const provided = yield* withServices(AdNetworks, CampaignRepository, LaunchRuns, OwnerMails)
    const campaignOf = Effect.fnUntraced(function* (key: Parameters<LeadForms["Service"]["announce"]>) {
      const [businessProfileId, campaignId] = key
      return yield* Effect.orDie((yield* CampaignRepository).byId(businessProfileId, campaignId))
    })
    return {
      ownerOf: (formId) =>
        provided(
          Effect.gen(function* () {
            const runs = yield* LaunchRuns
            const owner = yield* runs.ofLeadForm(formId)
            if (owner === undefined) return undefined
            const { name } = yield* campaignOf([owner.businessProfileId, owner.campaignId, ""])
            const run = yield* runs.latest(owner.businessProfileId, owner.campaignId)
            const asking = run?.channels.find(({ externalIds }) => externalIds.leadForm === formId)
            return { ...owner, campaignName: name, questions: asking?.plan?.leadForm?.questions ?? [] }
          }),
        ),
      fetch: (leadId) => provided(Effect.orDie(Effect.flatMap(AdNetworks, (networks) => networks.lead(leadId)))),
      announce: (businessProfileId, campaignId, leadName) =>
        provided(
          Effect.gen(function* () {
            const campaign = yield* campaignOf([businessProfileId, campaignId, leadName])
            yield* (yield* OwnerMails).tell(campaign, newLeadMessage(campaign, leadName))
          }),
        ),
    }
  }),
)
