import { businessName } from "@domain/validation"
import { Result } from "effect"

/** The longest name that a business may have. */
const longest = 25

/** A business's name from what its shop is called, without what a name may not have; `fallback` where nothing is left. */
export const storeName = (called: string, fallback: string): string => {
  const words = called
    .replace(/^https?:\/\//, "")
    .replaceAll(/\.(?:myshopify|mybigcommerce)\.com.*$|^www\./g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
  const name = Array.from(words).slice(0, longest).join("").trim()
  const named = name.charAt(0).toUpperCase() + name.slice(1)
  return Result.isSuccess(businessName(named)) ? named : fallback
}
