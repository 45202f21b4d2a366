import type { PortalVoice } from "./portal.ts"
import type { SeededLook } from "./seeded-look.ts"

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
      lead: "Parcelwise turns your online store into ads on Facebook, Instagram and Google, and shows what each result cost you.",
    },
    he: {
      headline: "יותר הזמנות, יותר משלוחים",
      lead: "Parcelwise הופכת את החנות המקוונת שלכם למודעות בפייסבוק, באינסטגרם ובגוגל, ומראה כמה עלתה כל תוצאה.",
    },
  },
  studionoir: {
    en: {
      headline: "Campaigns with a point of view",
      lead: "Studio Noir brings collections to Facebook, Instagram and Google, each plan approved before it runs.",
    },
    he: {
      headline: "קמפיינים עם אמירה",
      lead: "Studio Noir מציגה קולקציות בפייסבוק, באינסטגרם ובגוגל, וכל תוכנית מאושרת לפני שהיא עולה לאוויר.",
    },
  },
  stallmark: {
    en: {
      headline: "Your stall, set up online",
      lead: "Stallmark puts small traders on Facebook, Instagram and Google with a short sign-up.",
    },
    he: {
      headline: "הדוכן שלכם עולה לרשת",
      lead: "Stallmark מפרסמת סוחרים קטנים בפייסבוק, באינסטגרם ובגוגל, עם הרשמה קצרה.",
    },
  },
  brightside: {
    en: {
      headline: "Give us a link. Your campaign writes itself.",
      lead: "Brightside reads your website, drafts the whole campaign for Facebook, Instagram and Google, and shows it to you on one page.",
    },
    he: {
      headline: "קישור אחד, והקמפיין כבר כתוב",
      lead: "Brightside קוראת את האתר שלכם, מכינה קמפיין שלם לפייסבוק, לאינסטגרם ולגוגל ומציגה לכם אותו בעמוד אחד.",
    },
  },
  tidewater: {
    en: {
      headline: "See your ads and the price before you sign up",
      lead: "Tidewater shows you finished ads for Facebook, Instagram and Google and what they cost. You open an account only to pay.",
    },
    he: {
      headline: "קודם רואים את המודעות ואת המחיר",
      lead: "Tidewater מציגה לכם מודעות מוכנות לפייסבוק, לאינסטגרם ולגוגל ואת המחיר שלהן. חשבון פותחים רק כשמשלמים.",
    },
  },
  inkwell: {
    en: {
      headline: "Design ads that look like your brand",
      lead: "Inkwell is a workspace for people who make ads: your brand, your pictures and your texts in one place.",
    },
    he: {
      headline: "מעצבים מודעות שנראות כמו המותג שלכם",
      lead: "Inkwell היא סביבת עבודה למי שיוצרים מודעות: המותג, התמונות והטקסטים במקום אחד.",
    },
  },
  reelhouse: {
    en: {
      headline: "Build ads that move",
      lead: "Reelhouse is a workspace for people who make rich media ads, with your brand in one place.",
    },
    he: {
      headline: "בונים מודעות שזזות",
      lead: "Reelhouse היא סביבת עבודה למי שיוצרים מודעות מדיה עשירה, עם המותג שלכם במקום אחד.",
    },
  },
}
