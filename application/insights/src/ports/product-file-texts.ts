import type { ProductFileWords } from "@domain/insights"
import type { PortalLanguage } from "@domain/portals"
import { Context } from "effect"

/** The texts of downloaded products in a language. */
export class ProductFileTexts extends Context.Service<
  ProductFileTexts,
  { readonly in: (language: PortalLanguage) => ProductFileWords }
>()("insights/ProductFileTexts") {}
