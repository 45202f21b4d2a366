import type { CallDocumentation } from "./call-documentation.ts"

const group = "Product insights"
const periods =
  "Periods are Last30Days (by day, the default), Last4Weeks, Last12Months, ThisYear (by month), Last4Quarters and Last10Years, in the business's time zone. Days and weeks end yesterday; months, quarters and years end today."

/** What integrators are told of the figures of advertised products. */
export const productInsightCalls = {
  "insights/GetProductInsights": {
    group,
    summary: "Report what advertised products brought",
    description: `${periods} previous are the totals of as many days before. Costs per order and click are those of the sums, and absent without orders or clicks. Figures are those that networks report by product: an ad's other parts, and campaigns that show no products, are not among them.`,
    example: { businessProfileId: 7, period: "Last12Months" },
  },
  "insights/ListProductInsights": {
    group,
    summary: "List advertised products with their figures",
    description: `${periods} Lists products that a network reported in the period, most sold first; search finds parts of code or title. Picture, price, link and availability are those that the feed has today. totals and total are of all products that match, on all pages.`,
    example: {
      businessProfileId: 7,
      period: "Last30Days",
      search: "loaf",
      sort: "Orders",
      order: 2,
      page: 1,
      limit: 20,
    },
  },
  "insights/GetProductInsight": {
    group,
    summary: "Report what one product brought",
    description: "Totals and parts as in the report of all products. 104 for a code that was never advertised.",
    example: { businessProfileId: 7, productId: "SKU-1", period: "Last4Quarters" },
  },
} as const satisfies Readonly<Record<string, CallDocumentation>>
