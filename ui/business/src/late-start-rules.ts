import { part } from "@ui/container"

/** The rules of the first page, apart from it: its first load needs none of them. */
export const startRules = part(() => import("./start-rules.ts"))
