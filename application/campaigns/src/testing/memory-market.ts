import type { AdvertisedItem } from "@domain/businesses"
import { channelDefinitions, type AdPlan, type FoundSearch } from "@domain/campaigns"
import {
  type DailyMetrics,
  type DayPart,
  hourValues,
  type NetworkLead,
  type NetworkProductDay,
  type PartDimension,
} from "@domain/insights"
import { addDays, localDateAt, type LocalDate, MinorUnits, startOfDay } from "@domain/kernel"
import type { MadeUpLead, Objective } from "@domain/creatives"

/** When an ad was shown: from `liveSince` until it was stopped, ended or `now`; epoch milliseconds. */
export interface Showing {
  readonly liveSince: number | undefined
  readonly stoppedAt: number | undefined
  readonly endDate: LocalDate
  readonly now: number
}

const noise = (text: string): number => {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return ((hash >>> 0) % 1_000) / 1_000
}

const costPerClick = { INR: 900, GBP: 60, USD: 80, JPY: 90 } as const

/** The share of showings that is clicked. */
const clickShare = { picture: 0.014, text: 0.05, banner: 0.005 } as const

const numbersOf = (plan: AdPlan, date: LocalDate): DailyMetrics => {
  const random = noise(`${plan.campaignId}/${plan.channel}/${date}`)
  const spend = Math.round(plan.dailyBudget * (0.86 + random * 0.14))
  const clicks = Math.max(1, Math.round(spend / (costPerClick[plan.currency] * (0.9 + random * 0.2))))
  const impressions = Math.round(clicks / clickShare[channelDefinitions[plan.channel].ad])
  const results = plan.objective === "WebsiteVisits" ? clicks : Math.round(clicks * (0.08 + random * 0.06))
  return { date, channel: plan.channel, impressions, clicks, results, spend }
}

const shownDays = (plan: AdPlan, showing: Showing): ReadonlyArray<LocalDate> => {
  if (showing.liveSince === undefined) return []
  const firstDay = [localDateAt(showing.liveSince, plan.timeZone), plan.startDate].toSorted().at(-1) ?? plan.startDate
  const stop = localDateAt(Math.min(showing.stoppedAt ?? showing.now, showing.now), plan.timeZone)
  const last = [stop, showing.endDate].toSorted()[0] ?? stop
  const days: Array<LocalDate> = []
  for (let day = firstDay; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** The numbers of each day shown within the range; the same for the same campaign, channel and day. */
export const dayOf = (
  plan: AdPlan,
  showing: Showing,
  since: LocalDate,
  until: LocalDate,
): ReadonlyArray<DailyMetrics> =>
  shownDays(plan, showing)
    .filter((date) => date >= since && date <= until)
    .map((date) => numbersOf(plan, date))

/** What people add to a keyword that they search for. */
const searchEndings = ["", " near me", " for free"]

/** Searches of a plan's keywords: of three quarters of what the days brought, shared out equally. */
export const searchesOf = ({ search }: AdPlan, days: ReadonlyArray<DailyMetrics>): ReadonlyArray<FoundSearch> => {
  const terms = (search?.keywords ?? []).flatMap((keyword) => searchEndings.map((ending) => `${keyword}${ending}`))
  const part = (figure: "impressions" | "clicks" | "spend") =>
    Math.floor((days.reduce((sum, day) => sum + day[figure], 0) * 0.75) / terms.length)
  return days.length === 0
    ? []
    : terms.map((term) => ({
        term,
        impressions: part("impressions"),
        clicks: part("clicks"),
        spend: MinorUnits.make(part("spend")),
      }))
}

/** Values of each dimension with their weights; ads are told apart by their network. */
const partWeights: Readonly<Record<Exclude<PartDimension, "Ad">, Readonly<Record<string, number>>>> = {
  Place: { Maharashtra: 14, Karnataka: 4, Gujarat: 1, Unknown: 1 },
  Device: { Phone: 15, Tablet: 1, Desktop: 4 },
  Age: { "18-24": 3, "25-34": 7, "35-44": 5, "45-54": 3, "55-64": 1, "65+": 1 },
  Gender: { Female: 11, Male: 8, Unknown: 1 },
  Hour: Object.fromEntries(hourValues.map((hour) => [hour, Number(hour) < 7 ? 1 : Number(hour) < 17 ? 3 : 8])),
}

/** Whole parts of a number by weights; what rounding leaves stays with the network. */
const weighted = (total: number, weight: number, sum: number): number => Math.floor((total * weight) / sum)

/** A day's parts by one dimension. The network tells calls by none. */
export const partsOf = (
  dimension: PartDimension,
  ad: string,
  objective: Objective,
  days: ReadonlyArray<DailyMetrics>,
): ReadonlyArray<DayPart> => {
  const weights = dimension === "Ad" ? { [ad]: 1 } : partWeights[dimension]
  const sum = Object.values(weights).reduce((all, weight) => all + weight, 0)
  const drawn = (seed: string): string | undefined => {
    let left = noise(seed) * sum
    return Object.entries(weights).find(([, weight]) => (left -= weight) < 0)?.[0]
  }
  return days.flatMap(({ date, impressions, clicks, results, spend }) => {
    // Few results are whole people, whom chance puts here or there.
    const people = Array.from({ length: results }, (_, index) => drawn(`${dimension}/${date}/${index}`))
    return Object.entries(weights).map(([value, weight]): DayPart => {
      const part = (total: number) => weighted(total, weight, sum)
      const told = objective === "Calls" ? {} : { results: people.filter((one) => one === value).length }
      return { date, value, impressions: part(impressions), clicks: part(clicks), spend: part(spend), ...told }
    })
  })
}

/** The numbers of each product and day shown: a day's own in equal parts, with an order for every twenty clicks. */
export const productsOf = (
  products: ReadonlyArray<AdvertisedItem>,
  days: ReadonlyArray<DailyMetrics>,
): ReadonlyArray<NetworkProductDay> =>
  days.flatMap(({ date, impressions, clicks, spend }) =>
    products.map(({ id, title, price }) => {
      const part = (whole: number) => Math.floor(whole / products.length)
      const orders = Math.floor(part(clicks) / 20)
      const sold = { orders, totalSales: orders * price.amount }
      return {
        date,
        productId: id,
        title,
        impressions: part(impressions),
        clicks: part(clicks),
        cost: part(spend),
        ...sold,
      }
    }),
  )

const people = ["Asha Rao", "Imran Shaikh", "Priya Nair", "Tom Walker", "Leah Cohen", "Omar Haddad"] as const

/** One lead for each result of each day shown, submitted at or after `since`. */
export const leadsOf = (plan: AdPlan, showing: Showing, since: number): ReadonlyArray<NetworkLead> =>
  shownDays(plan, showing)
    .flatMap((date) =>
      Array.from({ length: numbersOf(plan, date).results }, (_, index): NetworkLead => {
        const externalId = `lead-${plan.campaignId}-${date}-${index + 1}`
        const random = noise(externalId)
        const submittedOn = Math.min(showing.now, startOfDay(date, plan.timeZone) + (index + 1) * 60_000)
        const consents = plan.leadForm?.consent?.boxes.map(({ text, isRequired }) => ({
          text,
          version: `form-${plan.campaignId}`,
          isGiven: isRequired || random < 0.5,
          at: submittedOn,
        }))
        const answers = (plan.leadForm?.questions ?? []).map(({ key, label, choices = [] }) => ({
          question: label,
          answer: choices[Math.floor(noise(`${externalId}/${key}`) * choices.length)]?.text ?? "In the evening, please",
        }))
        const service = plan.leadForm?.services[index % Math.max(1, plan.leadForm.services.length)]
        return {
          externalId,
          submittedOn,
          name: people[Math.floor(random * people.length)] ?? people[0],
          mobileNumber: `+91 90000 ${String(Math.floor(random * 90_000) + 10_000)}`,
          email: `lead${Math.floor(random * 1_000)}@example.com`,
          source: { adId: `ad-${plan.campaignId}`, adName: plan.name, platform: random < 0.6 ? "fb" : "ig" },
          ...(service !== undefined && { serviceNeeded: service }),
          ...(consents !== undefined && { consents }),
          ...(answers.length > 0 && { answers }),
        }
      }),
    )
    .filter(({ submittedOn }) => submittedOn >= since)

/** A made-up lead as its form's plan words it. */
export const testedLead = (plan: AdPlan, lead: MadeUpLead, externalId: string, submittedOn: number): NetworkLead => {
  const { Name: name = "", Phone: mobileNumber, Email: email, City: city, ServiceNeeded: serviceNeeded } = lead.fields
  const { consent, questions = [] } = plan.leadForm ?? {}
  const answers = questions.flatMap(({ key, label }) => {
    const given = lead.answers.find((one) => one.key === key)
    return given === undefined ? [] : [{ question: label, answer: given.answer }]
  })
  return {
    externalId,
    submittedOn,
    name,
    ...(mobileNumber !== undefined && { mobileNumber }),
    ...(email !== undefined && { email }),
    ...(city !== undefined && { city }),
    ...(serviceNeeded !== undefined && { serviceNeeded }),
    ...(consent !== undefined && {
      consents: consent.boxes.map(({ key, text }) => ({
        text,
        version: `form-${plan.campaignId}`,
        isGiven: lead.consents.includes(key),
        at: submittedOn,
      })),
    }),
    ...(answers.length > 0 && { answers }),
  }
}
