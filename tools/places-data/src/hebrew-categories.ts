/** A category's Hebrew name, and what else people type for it. */
type HebrewCategory = { readonly name: string; readonly terms: ReadonlyArray<string> }

/** `slug | name | search terms`, one category a line, commas inside. */
const table = `
convenience-store|חנות נוחות|מכולת שכונתית,פיצוצייה,קיוסק,מיני מרקט
grocery|חנות מכולת|מכולת,מינימרקט,צרכנייה
homoeopath|הומאופת|הומאופתית,הומאופתיה,רפואה הומאופתית
storage|אחסון|מחסנים להשכרה,אחסון עצמי,אחסון רהיטים
post-office|סניף דואר|דואר,חבילות,בולים
petrol-station|תחנת דלק|דלק,בנזין,סולר
charging-station|עמדת טעינה|טעינת רכב חשמלי,עמדות טעינה
care-home|בית אבות|דיור מוגן,בית סיעודי
home-care|סיעוד בבית|מטפלת סיעודית,טיפול בקשישים
handyman|הנדימן|תיקונים קטנים,אחזקת בית,תיקונים בבית
variety-store|חנות הכול בשקל|חנות סטוק,הכול בזול
waste-removal|פינוי פסולת|פינוי דירות,מכולה לפסולת,גרוטאות
towing-service|גרירה וחילוץ|גרר,שירותי דרך,חילוץ רכב
fertility-clinic|מרפאת פוריות|הפריה חוץ גופית,טיפולי פוריות
bridal-shop|סלון כלות|שמלות כלה,שמלות ערב
pawnbroker|בית עבוט|הלוואות כנגד זהב,משכון
wholesaler|סיטונאי|ספק,יבואן,מפיץ
manufacturer|יצרן|מפעל,ייצור
parking|חניון|חניה,חניה בשדה התעופה
barber|מספרת גברים|ברבר,ספר גברים,מספרה לגברים,ברברשופ
spa|ספא|מתחם ספא,יום ספא
makeup-artist|מאפרת|מאפר,איפור,איפור כלות,איפור ערב
dance-school|בית ספר לריקוד|סטודיו למחול,ריקוד,מחול,בלט,זומבה
martial-arts-school|בית ספר לאומנויות לחימה|קרטה,ג׳ודו,טאקוונדו,קרב מגע,קיקבוקסינג
builder|קבלן בניין|קבלן,קבלן שיפוצים,בנייה,שיפוצים
pest-control|הדברה|מדביר,הדברת מזיקים,הדברת ג׳וקים
driving-school|בית ספר לנהיגה|מורה לנהיגה,שיעורי נהיגה,לימודי נהיגה
event-planner|הפקת אירועים|מפיק אירועים,מפיקת אירועים,הפקת חתונות
school|בית ספר|בית ספר יסודי,תיכון,חטיבת ביניים
preschool|גן ילדים|פעוטון,מעון,גנון,צהרון
college|מכללה|אוניברסיטה,לימודים אקדמיים,תואר ראשון
coaching-centre|מרכז לימודים|שיעורים פרטיים,מורה פרטי,שיעורי עזר,מכון פסיכומטרי
language-school|בית ספר לשפות|אולפן לעברית,לימודי אנגלית,קורס אנגלית,לימודי שפות
music-school|בית ספר למוזיקה|קונסרבטוריון,שיעורי גיטרה,שיעורי פסנתר,פיתוח קול
computer-training|קורסי מחשבים|קורס תכנות,לימודי מחשבים,הכשרה בהייטק
property-developer|יזם נדל״ן|יזמות נדל״ן,קבלן,דירות חדשות,חברת בנייה
saree-shop|חנות סארי ולבוש מסורתי|סארי,לבוש הודי,בגדים מסורתיים
logistics|שליחויות והובלות|חברת שליחויות,חברת משלוחים,הובלת מטענים,לוגיסטיקה
bag-luggage-store|חנות תיקים ומזוודות|מזוודות,ארנקים,תיקי גב
barbecue-shop|חנות גרילים וציוד לברביקיו|גריל גז,ברביקיו,מנגל
bedding-mattress-store|חנות מזרנים וכלי מיטה|מזרנים,מזרן,שמיכות,כריות
driver-training-grounds|מגרש אימון לנהיגה|אימון נהיגה,נהיגה מתקדמת
esoteric-store|חנות מיסטיקה|קריסטלים,שמנים אתריים,קטורת,עידן חדש
gold-buyer|קניית זהב|קונה זהב,מכירת זהב,זהב ישן
lawn-and-garden-equipment-store|חנות ציוד לגינה|מכסחות דשא,ציוד גינון,כלי גינון,חרמש
mobile-phone-accessory-store|חנות אביזרים לטלפון|אביזרים לסלולר,כיסויים לטלפון,מטענים
nursery-childcare|מעון יום|משפחתון,פעוטון,מעון
piercing-studio|סטודיו לפירסינג|פירסינג,ניקוב אוזניים
summer-camp|קייטנה|מחנה קיץ,קייטנת קיץ
watersport-swim-shop|חנות ציוד לספורט ימי ושחייה|בגדי ים,גלשנים,ציוד שחייה
dermatologist|מרפאת עור|רופא עור,רופאת עור,דרמטולוג,טיפול באקנה
ayurveda|מרפאת איורוודה|איורוודה,טיפול איורוודי,רפואה הודית
beauty-salon|מכון יופי|קוסמטיקאית,סלון יופי,טיפולי פנים,קוסמטיקה
hospital|בית חולים|מרכז רפואי
eye-clinic|מרפאת עיניים|רופא עיניים,רופאת עיניים,ניתוח קטרקט,לייזר עיניים
solar-installer|התקנת מערכות סולאריות|אנרגיה סולארית,פאנלים סולאריים,גג סולארי
astrologer|אסטרולוגיה|אסטרולוג,אסטרולוגית,הורוסקופ,מפה אסטרולוגית
grocery|מכולת|חנות מכולת,מינימרקט,חנות נוחות
pharmacy|בית מרקחת|פארם,תרופות,רוקח
framing-shop|מסגור תמונות|מסגרות,חנות מסגרות,מסגור
interior-designer|עיצוב פנים|מעצב פנים,מעצבת פנים,הום סטיילינג
web-designer|בניית אתרים|עיצוב אתרים,בונה אתרים,פיתוח תוכנה,פיתוח אפליקציות
joiner|נגרות|רהיטים בהזמנה,עבודות נגרות
`

/** Hebrew for the categories that the public presets name badly or not at all in it, by slug; written by hand. */
export const hebrewCategories: Readonly<Record<string, HebrewCategory>> = Object.fromEntries(
  table
    .trim()
    .split("\n")
    .map((line): readonly [string, HebrewCategory] => {
      const [slug = "", name = "", terms = ""] = line.split("|")
      return [slug, { name, terms: terms.split(",") }]
    }),
)
