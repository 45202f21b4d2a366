import type { Visit, VisitorRule } from "@domain/audiences"
import type { ConversionCategory } from "@domain/kernel"
import { metaEventNames } from "./meta-server-event.ts"

/** Meta's standard event of an opened page. Source: Meta Pixel, "Standard Events". */
const pageView = "PageView"

/** A visit as a server event. */
export const visitEventOf = ({ id, at, pageUrl, fbp, fbc, userAgent, ipAddress }: Visit) => ({
  event_name: pageView,
  event_time: Math.floor(at / 1_000),
  event_id: id,
  action_source: "website",
  event_source_url: pageUrl,
  user_data: {
    ...(fbp !== undefined && { fbp }),
    ...(fbc !== undefined && { fbc }),
    ...(userAgent !== undefined && { client_user_agent: userAgent }),
    ...(ipAddress !== undefined && { client_ip_address: ipAddress }),
  },
})

const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)

const origin = "^https?://[^/]+"

/**
 * A pattern of the addresses of a rule's pages, for addresses in the form in which they are told: lower case, without a slash at
 * the end. It matches as a whole and as a part alike, and never in the host.
 */
export const pagePattern = ({ match, path }: NonNullable<VisitorRule["pages"]>): string => {
  const wanted = literal(path)
  if (match === "Is") return `${origin}${wanted}$`
  if (match === "BeginsWith") return `${origin}${wanted}.*$`
  return path.startsWith("/") ? `${origin}(/.*)?${wanted}.*$` : `${origin}/.*${wanted}.*$`
}

const secondsOfDay = 86_400

/** The rule of a website audience. Source: Meta, Marketing API, "Audience Rules". */
export const audienceRuleOf = (dataset: string, { pages, days, without }: VisitorRule) => {
  const ruleOf = (filters: ReadonlyArray<object>) => ({
    operator: "or",
    rules: [
      {
        event_sources: [{ id: dataset, type: "pixel" }],
        retention_seconds: days * secondsOfDay,
        filter: { operator: "and", filters },
      },
    ],
  })
  const of = (event: string) => ({ field: "event", operator: "eq", value: event })
  const page = pages === undefined ? [] : [{ field: "url", operator: "regex_match", value: pagePattern(pages) }]
  const left = (category: ConversionCategory) => ({ exclusions: ruleOf([of(metaEventNames[category])]) })
  return { inclusions: ruleOf([of(pageView), ...page]), ...(without !== undefined && left(without)) }
}
