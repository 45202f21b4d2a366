import { Schema } from "effect"

/** Where a business's logo comes from. Ours. */
export const LogoSource = Schema.Literals(["store", "website", "upload"])
export type LogoSource = typeof LogoSource.Type
