import type { AssistantScope } from "@domain/identity"

/** The name of a scope in the texts, where a colon would name another file. */
export const scopeWords = <Scope extends AssistantScope>(scope: Scope) =>
  scope.replace(":", "_") as Scope extends `${infer Area}:${infer Act}` ? `${Area}_${Act}` : never
