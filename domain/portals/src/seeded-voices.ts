import type { PortalVoice } from "./portal.ts"
import type { SeededLook } from "./seeded-themes.ts"

/** What the shipped portals say of themselves, in every language that is translated. */
export const seededVoices: Readonly<Record<SeededLook["key"], Readonly<Record<string, PortalVoice>>>> = {
  marquee: {
    en: {
      headline: "Your business, up in lights",
      lead: "Ads on Facebook, Instagram and Google for local businesses. Give us your website, and your first campaign is ready in minutes.",
    },
    he: {
      headline: "העסק שלכם באור הזרקורים",
      lead: "פרסום בפייסבוק, באינסטגרם ובגוגל לעסקים מקומיים. תנו לנו את כתובת האתר, והקמפיין הראשון מוכן תוך דקות.",
    },
  },
  highstreet: {
    en: {
      headline: "More of your neighbours, through your door",
      lead: "High Street advertises local shops on Facebook, Instagram and Google to the people who live and work nearby.",
    },
    he: {
      headline: "עוד שכנים נכנסים אליכם לחנות",
      lead: "High Street מפרסמת חנויות ועסקים שכונתיים בפייסבוק, באינסטגרם ובגוגל לאנשים שגרים ועובדים בסביבה.",
    },
  },
  parcelwise: {
    en: {
      headline: "Fill more boxes. Ship more orders.",
      lead: "Parcelwise turns your online store into ads on Facebook, Instagram and Google, and shows what each order cost you.",
    },
    he: {
      headline: "יותר הזמנות, יותר משלוחים",
      lead: "Parcelwise הופכת את החנות המקוונת שלכם למודעות בפייסבוק, באינסטגרם ובגוגל, ומראה כמה עלתה כל הזמנה.",
    },
  },
  studionoir: {
    en: {
      headline: "Campaigns with a point of view",
      lead: "Studio Noir brings collections to Facebook, Instagram and Google, every frame approved before it runs.",
    },
    he: {
      headline: "קמפיינים עם אמירה",
      lead: "Studio Noir מציגה קולקציות בפייסבוק, באינסטגרם ובגוגל, וכל פריים מאושר לפני שהוא עולה לאוויר.",
    },
  },
}
