import type { CopyLanguage } from "./copy-language.ts"
import type { StatedClaim } from "./stated-claims.ts"
import type { PageKind } from "./website-page.ts"

/** Words for what stands beside a search ad, each within Google's 25 characters. */
interface SearchAssetWords {
  /** A page whose own link is too long, or written as no ad may be; a category has no other name than its own. */
  readonly pages: Readonly<Record<Exclude<PageKind, "category">, string>>
  /** `{year}` is the year that the business says it has worked since. */
  readonly claims: Readonly<Record<StatedClaim["kind"], string>>
  /** Google's header of a list of services, where it is known in the language word for word. */
  readonly services?: string
}

/** The words by the language of ads. */
export const searchAssetWords: Readonly<Record<CopyLanguage, SearchAssetWords>> = {
  en: {
    pages: {
      offers: "Current offers",
      booking: "Book online",
      menu: "See the menu",
      prices: "Prices",
      services: "Our services",
      shop: "Shop online",
      courses: "Classes and courses",
      delivery: "Delivery",
      gallery: "See our work",
      reviews: "Reviews",
      giftCards: "Gift cards",
      locations: "Find us",
      contact: "Contact us",
      about: "About us",
      faq: "Questions and answers",
    },
    claims: {
      freeDelivery: "Free delivery",
      freeQuotes: "Free quotes",
      freeParking: "Free parking",
      freeReturns: "Free returns",
      sameDay: "Same-day service",
      homeVisits: "Home visits",
      giftCards: "Gift cards",
      familyBusiness: "Family business",
      wheelchairAccess: "Wheelchair access",
      kosher: "Kosher",
      vegan: "Vegan options",
      openSevenDays: "Open 7 days a week",
      openAllHours: "Open 24 hours",
      since: "Since {year}",
    },
    services: "Service catalog",
  },
  he: {
    pages: {
      offers: "מבצעים",
      booking: "קביעת תור",
      menu: "לתפריט",
      prices: "מחירים",
      services: "השירותים שלנו",
      shop: "לחנות",
      courses: "קורסים וחוגים",
      delivery: "משלוחים",
      gallery: "גלריית עבודות",
      reviews: "המלצות לקוחות",
      giftCards: "כרטיסי מתנה",
      locations: "איך מגיעים",
      contact: "צרו קשר",
      about: "מי אנחנו",
      faq: "שאלות ותשובות",
    },
    claims: {
      freeDelivery: "משלוח חינם",
      freeQuotes: "הצעת מחיר חינם",
      freeParking: "חניה חינם",
      freeReturns: "החזרה חינם",
      sameDay: "שירות באותו היום",
      homeVisits: "ביקורי בית",
      giftCards: "כרטיסי מתנה",
      familyBusiness: "עסק משפחתי",
      wheelchairAccess: "נגיש לכיסאות גלגלים",
      kosher: "כשר",
      vegan: "מנות טבעוניות",
      openSevenDays: "פתוח 7 ימים בשבוע",
      openAllHours: "פתוח 24 שעות",
      since: "מאז {year}",
    },
  },
}
