import { createConfig, lintFromString } from "@redocly/openapi-core"
import { Validator } from "@seriousme/openapi-schema-validator"

/** What generators of clients stumble over, beside what the standard forbids. */
const rules = {
  struct: "error",
  "no-ambiguous-paths": "error",
  "no-identical-paths": "error",
  "no-unresolved-refs": "error",
  "no-unused-components": "error",
  "no-invalid-media-type-examples": "error",
  "no-invalid-parameter-examples": "error",
  "no-invalid-schema-examples": "error",
  "operation-operationId": "error",
  "operation-operationId-unique": "error",
  "operation-summary": "error",
  "operation-2xx-response": "error",
  "operation-4xx-response": "error",
  "path-parameters-defined": "error",
  "security-defined": "error",
  "tag-description": "error",
} as const

/** What two public validators find wrong with an OpenAPI document; empty when it is right. */
export const documentProblems = async (document: object): Promise<ReadonlyArray<string>> => {
  const { valid, errors } = await new Validator().validate({ ...document })
  const config = await createConfig({ rules })
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: "openapi.json", config })
  return [
    ...(valid ? [] : [`not OpenAPI: ${JSON.stringify(errors)}`]),
    ...found.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ""})`),
  ]
}
