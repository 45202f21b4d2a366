import { Effect } from "effect"
import { handler } from "@application/kernel"
import { languages } from "@domain/portals"
import { ListLanguages } from "../contract/list-languages.ts"

export const listLanguages = handler(ListLanguages, () => Effect.succeed(languages))
