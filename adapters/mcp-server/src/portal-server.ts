import { jsonSchemaOf } from "@adapters/http-server"
import { fromJsonSchema, McpServer, type ServerContext } from "@modelcontextprotocol/server"
import { promptNames, wireName } from "./prompts.ts"
import { registerResources } from "./resources.ts"
import { runTool, type ServerOptions } from "./run-tool.ts"
import { annotationsOf, type AnyTool } from "./tool.ts"
import { tools } from "./tools.ts"
import type { Visit } from "./visit.ts"

interface Prepared {
  readonly row: AnyTool
  readonly input: ReturnType<typeof fromJsonSchema>
  readonly output: ReturnType<typeof fromJsonSchema>
}

let made: ReadonlyArray<Prepared> | undefined
/** The tools with their schemas, made with the first question: a start does not wait for them. */
const prepared = (): ReadonlyArray<Prepared> =>
  (made ??= tools.map((row) => ({
    row,
    input: fromJsonSchema({ type: "object", ...jsonSchemaOf(row.input) }),
    output: fromJsonSchema({ type: "object", ...jsonSchemaOf(row.output) }),
  })))

/** The server of one request: the portal's tools, resources and prompts in its name, as whoever calls. */
export const portalServer = (visit: Visit, options: ServerOptions): McpServer => {
  const { translate } = options
  const { portal, language } = visit
  const say = (key: string) => translate(`assistantTools:${key}`, language, { portal: portal.title })
  const server = new McpServer(
    { name: portal.title, title: portal.title, version: "1.0.0", websiteUrl: visit.origin },
    { instructions: say("instructions"), capabilities: { logging: {} } },
  )
  for (const { row, input, output } of prepared()) {
    const { name, title, description } = row
    const run = (given: unknown, { mcpReq }: ServerContext) => runTool(row, given, visit, options, mcpReq.signal)
    server.registerTool(
      name,
      { title, description, inputSchema: input, outputSchema: output, annotations: annotationsOf(row) },
      run,
    )
  }
  registerResources(server, visit, options, say)
  for (const name of promptNames) {
    const text = say(`prompts.${name}.text`)
    server.registerPrompt(wireName(name), { title: say(`prompts.${name}.title`), description: text }, () => ({
      messages: [{ role: "user", content: { type: "text", text } }],
    }))
  }
  return server
}
