import type { BookFileWords } from "@domain/insights"
import type { PortalLanguage } from "@domain/portals"
import { Context } from "effect"

/** The texts of a book's file in a language. */
export class BookFileTexts extends Context.Service<
  BookFileTexts,
  { readonly in: (language: PortalLanguage) => BookFileWords }
>()("insights/BookFileTexts") {}
