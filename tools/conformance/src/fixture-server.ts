import { fromJsonSchema, McpServer, ResourceTemplate } from "@modelcontextprotocol/server"
import { emptySound, picture, redPixel, text } from "./fixture-contents.ts"

const wait = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis))

// The header's word is the protocol's own, no JSON Schema's.
const ofHeader = { "x-mcp-header": "Region" }
const mirrored = { type: "string", ...ofHeader } as const

const noInput = fromJsonSchema({ type: "object", properties: {} })

/** Keywords of JSON Schema 2020-12 that a list of tools must not lose. */
const keywords = fromJsonSchema({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  $defs: {
    address: {
      $anchor: "addressDef",
      type: "object",
      properties: { street: { type: "string" }, city: { type: "string" } },
    },
  },
  properties: {
    name: { type: "string" },
    address: { $ref: "#/$defs/address" },
    contactMethod: { type: "string", enum: ["phone", "email"] },
    phone: { type: "string" },
    email: { type: "string" },
  },
  allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
  if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: ["phone"] },
  else: { required: ["email"] },
  additionalProperties: false,
})

const addTools = (server: McpServer): void => {
  const answering = (name: string, content: ReadonlyArray<object>) =>
    server.registerTool(name, { description: `Fixture ${name}`, inputSchema: noInput }, () => ({
      content: [...content] as never,
    }))
  answering("test_simple_text", [text("This is a simple text response for testing.")])
  answering("test_image_content", [picture])
  answering("test_audio_content", [{ type: "audio", data: emptySound, mimeType: "audio/wav" }])
  answering("test_embedded_resource", [
    {
      type: "resource",
      resource: {
        uri: "test://embedded-resource",
        mimeType: "text/plain",
        text: "This is an embedded resource content.",
      },
    },
  ])
  answering("test_multiple_content_types", [
    text("Multiple content types test:"),
    picture,
    {
      type: "resource",
      resource: {
        uri: "test://mixed-content-resource",
        mimeType: "application/json",
        text: JSON.stringify({ test: "data", value: 123 }),
      },
    },
  ])
  server.registerTool("test_error_handling", { description: "Fixture of an error", inputSchema: noInput }, () => {
    throw new Error("This tool intentionally returns an error for testing")
  })
  server.registerTool(
    "test_tool_with_logging",
    { description: "Fixture that logs", inputSchema: noInput },
    async (_, { mcpReq }) => {
      await mcpReq.log("info", "Tool execution started")
      await wait(50)
      await mcpReq.log("info", "Tool processing data")
      await wait(50)
      await mcpReq.log("info", "Tool execution completed")
      return { content: [text("Logged")] }
    },
  )
  server.registerTool(
    "test_tool_with_progress",
    { description: "Fixture with progress", inputSchema: noInput },
    async (_, { mcpReq }) => {
      const progressToken = mcpReq._meta?.progressToken
      for (const progress of [0, 50, 100]) {
        if (progressToken !== undefined)
          await mcpReq.notify({ method: "notifications/progress", params: { progressToken, progress, total: 100 } })
        await wait(50)
      }
      return { content: [text("Done")] }
    },
  )
  server.registerTool(
    "json_schema_2020_12_tool",
    { description: "Fixture of JSON Schema 2020-12", inputSchema: keywords },
    () => ({
      content: [text("Read")],
    }),
  )
  server.registerTool(
    "test_custom_header",
    {
      description: "Fixture of a mirrored header",
      inputSchema: fromJsonSchema({
        type: "object",
        properties: { region: mirrored },
        required: ["region"],
      }),
    },
    () => ({ content: [text("Mirrored")] }),
  )
}

const addResources = (server: McpServer): void => {
  server.registerResource("static-text", "test://static-text", { mimeType: "text/plain" }, ({ href }) => ({
    contents: [{ uri: href, mimeType: "text/plain", text: "This is the content of the static text resource." }],
  }))
  server.registerResource("static-binary", "test://static-binary", { mimeType: "image/png" }, ({ href }) => ({
    contents: [{ uri: href, mimeType: "image/png", blob: redPixel }],
  }))
  server.registerResource(
    "template",
    new ResourceTemplate("test://template/{id}/data", {
      list: undefined,
      complete: { id: (begun) => ["123", "124"].filter((one) => one.startsWith(begun)) },
    }),
    { mimeType: "application/json" },
    ({ href }, { id }) => ({
      contents: [
        {
          uri: href,
          mimeType: "application/json",
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
        },
      ],
    }),
  )
}

const required = (...names: ReadonlyArray<string>) =>
  fromJsonSchema<Record<string, string>>({
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
    required: [...names],
  })

const addPrompts = (server: McpServer): void => {
  const role = "user" as const
  server.registerPrompt("test_simple_prompt", { description: "Fixture" }, () => ({
    messages: [{ role, content: text("This is a simple prompt for testing.") }],
  }))
  server.registerPrompt(
    "test_prompt_with_arguments",
    { description: "Fixture", argsSchema: required("arg1", "arg2") },
    ({ arg1, arg2 }) => ({
      messages: [{ role, content: text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`) }],
    }),
  )
  server.registerPrompt(
    "test_prompt_with_embedded_resource",
    { description: "Fixture", argsSchema: required("resourceUri") },
    ({ resourceUri = "" }) => ({
      messages: [
        {
          role,
          content: {
            type: "resource",
            resource: { uri: resourceUri, mimeType: "text/plain", text: "Embedded resource content for testing." },
          },
        },
        { role, content: text("Please process the embedded resource above.") },
      ],
    }),
  )
  server.registerPrompt("test_prompt_with_image", { description: "Fixture" }, () => ({
    messages: [
      { role, content: picture },
      { role, content: text("Please analyze the image above.") },
    ],
  }))
}

/** A server with the tools, resources and prompts that scenarios name, and none of the product's. */
export const fixtureServer = (): McpServer => {
  const server = new McpServer({ name: "fixture", version: "1.0.0" }, { capabilities: { logging: {} } })
  addTools(server)
  addResources(server)
  addPrompts(server)
  return server
}
