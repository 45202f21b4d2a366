import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/server"
import { runTool, type ServerOptions } from "./run-tool.ts"
import type { AnyTool } from "./tool.ts"
import { getCampaign } from "./tools/campaign-tools.ts"
import { listReports } from "./tools/result-tools.ts"
import type { Visit } from "./visit.ts"

const numberIn = (text: string | ReadonlyArray<string> | undefined): number => Number(text)

/** What an assistant reads by address: a campaign, a business's reports, and what assistants may never do. */
export const registerResources = (
  server: McpServer,
  visit: Visit,
  options: ServerOptions,
  say: (key: string) => string,
): void => {
  const { origin, businesses } = visit
  const ofBusinesses = {
    list: undefined,
    complete: {
      businessProfileId: (begun: string) => businesses.map(String).filter((number) => number.startsWith(begun)),
    },
  }
  const answered = async (uri: URL, row: AnyTool, input: object) => {
    const { isError, structuredContent, content } = await runTool(row, input, visit, options)
    if (isError === true) throw new Error(JSON.stringify(content))
    return { contents: [{ uri: uri.href, mimeType: "application/json", text: JSON.stringify(structuredContent) }] }
  }
  server.registerResource(
    "policies",
    `${origin}/mcp/policies`,
    { title: say("policies.title"), description: say("policies.description"), mimeType: "text/plain" },
    (uri) => ({ contents: [{ uri: uri.href, mimeType: "text/plain", text: say("policies.text") }] }),
  )
  server.registerResource(
    "campaign",
    new ResourceTemplate(`${origin}/mcp/businesses/{businessProfileId}/campaigns/{campaignId}`, ofBusinesses),
    { title: say("campaign.title"), description: say("campaign.description"), mimeType: "application/json" },
    (uri, { businessProfileId, campaignId }) =>
      answered(uri, getCampaign, {
        businessProfileId: numberIn(businessProfileId),
        campaignId: numberIn(campaignId),
      }),
  )
  server.registerResource(
    "reports",
    new ResourceTemplate(`${origin}/mcp/businesses/{businessProfileId}/reports`, ofBusinesses),
    { title: say("reports.title"), description: say("reports.description"), mimeType: "application/json" },
    (uri, { businessProfileId }) => answered(uri, listReports, { businessProfileId: numberIn(businessProfileId) }),
  )
}
