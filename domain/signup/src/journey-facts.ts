import { maySearch } from "@domain/campaigns"
import type { TurnFacts } from "@domain/launch"
import type { SignupSession } from "./signup-session.ts"

/** Kinds of business of the catalogue that often serve women or men alone. Ours; the specification names no kinds. */
const servedByGender: ReadonlySet<string> = new Set([
  "barber",
  "hair-salon",
  "beauty-salon",
  "nail-salon",
  "makeup-artist",
  "gym",
  "clothes-shop",
  "saree-shop",
  "shoe-shop",
  "tailor",
  "dressmaker",
  "bridal-shop",
  "cosmetics-store",
])

type Business = Pick<SignupSession, "business">

const namedServices = ({ business: { services = [] } }: Business): ReadonlySet<string> =>
  new Set(services.map((service) => service.trim()).filter(Boolean))

/** Whether whom the business serves is asked. Spec: selectGender, launch state 400. */
export const isGenderAsked = ({ business: { category } }: Business): boolean =>
  category !== undefined && servedByGender.has(category.slug)

/** Whether neither a kind of the catalogue nor a service is known. Spec: businessTypeServices, launch state 300. */
export const isTypeMissing = (session: Business): boolean =>
  (session.business.category?.slug ?? "other") === "other" && namedServices(session).size === 0

/** What a portal asks of everybody turns the journey from its beginning. A required phone does so only where there is an account. */
export const askedFacts = ({
  phoneRequirement: phone,
  accountRequirement,
}: { readonly [F in "phoneRequirement" | "accountRequirement"]?: SignupSession[F] | undefined }): TurnFacts => ({
  authSkipped: accountRequirement === "atPayment",
  ...(phone !== undefined && phone !== "required" && { phone }),
})

type Facts = Business &
  Pick<
    SignupSession,
    "phoneRequirement" | "accountRequirement" | "userId" | "extraction" | "channelsOffered" | "budget"
  >

/** What a session itself says that turns its journey. Spec: onboarding next step. */
export const journeyFacts = (session: Facts): TurnFacts => {
  const { phoneRequirement: phone, accountRequirement, userId, extraction } = session
  return {
    typed: extraction.status === "none",
    servicesSettled: namedServices(session).size === 1,
    genderAsked: isGenderAsked(session),
    typeMissing: isTypeMissing(session),
    authSkipped: accountRequirement === "atPayment",
    accountMissing: userId === undefined,
    priceMissing: session.budget.budget === undefined,
    ...(!maySearch(session) && { socialOnly: true }),
    ...(phone !== undefined && { phone }),
  }
}
