import type { Offer, OfferType } from "../offer.ts"
import { type CopyLanguage, copyLanguageOf } from "./copy-language.ts"
import { plainWords } from "./plain-words.ts"

/** Separate from the other patterns, so that a page that only names the offer loads little. */
const offers: Readonly<Record<CopyLanguage, Readonly<Record<Exclude<OfferType, "Skip">, string>>>> = {
  en: {
    Percentage: "{value}% off",
    Flat: "{symbol}{value} off",
    FreeService: "Free {text}",
    FreeDelivery: "Free delivery",
    Custom: "{text}",
  },
  he: {
    Percentage: "{value}% הנחה",
    Flat: "{symbol}{value} הנחה",
    FreeService: "{text} בחינם",
    FreeDelivery: "משלוח חינם",
    Custom: "{text}",
  },
}

const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/gu, ",")

/** The offer in a few words in a BCP 47 tag's language, else English; empty for no or an unfinished offer. */
export const offerText = (offer: Offer | undefined, language: string, currencySymbol = ""): string => {
  if (offer === undefined || offer.type === "Skip") return ""
  const text = plainWords(offer.text)
  const wantsValue = offer.type === "Percentage" || offer.type === "Flat"
  if ((wantsValue && offer.value === undefined) || (offer.type === "FreeService" && text === "")) return ""
  if (offer.type === "Flat" && currencySymbol === "") return ""
  return offers[copyLanguageOf(language)][offer.type]
    .replace("{value}", offer.value === undefined ? "" : grouped(offer.value))
    .replace("{symbol}", () => currencySymbol)
    .replace("{text}", () => text)
}

const towns: Readonly<Record<CopyLanguage, string>> = { en: "In {city}", he: "ב{city}" }

/** Where a business is in a few words, in a BCP 47 tag's language, else English. */
export const townText = (city: string, language: string): string =>
  towns[copyLanguageOf(language)].replace("{city}", () => city)
