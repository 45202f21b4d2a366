import { Effect } from "effect"
import { query } from "@application/kernel"
import { languages } from "@domain/portals"
import { ListLanguages } from "../contract/list-languages.ts"

export const listLanguages = query(ListLanguages, () => Effect.succeed(languages))
