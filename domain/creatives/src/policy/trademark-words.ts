import type { TopicWords } from "./word-pattern.ts"
import { hebrew, latin } from "./word-pattern.ts"

/** Well-known marks that are also common words or names count with a capital letter only. */
const asWritten = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "gu")

/** Marks of other companies that small businesses name most. Ours. */
export const trademarkWords: TopicWords = {
  words: [
    latin(
      "viagra|cialis|ozempic|wegovy|mounjaro|saxenda|xanax|valium|ritalin|iqos|juul|dream ?11|google|facebook|instagram|whats ?app|you ?tube|tik ?tok|netflix|disney\\w*|amazon|flipkart|myntra|i ?phones?|i ?pads?|mac ?books?|air ?pods?|samsung|galaxy s\\d+|sony|nike|adidas|reebok|puma|gucci|prada|louis vuitton|chanel|rolex|cartier|hermes|zara|h&m|ikea|dyson|tesla|bmw|audi|mercedes(?: benz)?|toyota|honda|hyundai|maruti(?: suzuki)?|suzuki|royal enfield|volkswagen|vw|nissan|vauxhall|land rover|jaguar|coca ?cola|pepsi|mc ?donald'?s|kfc|star ?bucks|domino'?s|burger king|lego|barbie|peppa pig|pok[eé]mon|marvel|harry potter|microsoft|xbox|play ?station|ps5|nintendo|l'?or[eé]al|lakm[eé]|olay|nivea|wella|schwarzkopf|invisalign|tesco|sainsbury'?s|asda|lidl|aldi|greggs|uber|zomato|swiggy|deliveroo|just eat|bosch|whirlpool|lenovo|asus|yamaha|kawasaki|ray ?ban|tupperware|nutella|oreo|cadbury'?s?|nestl[eé]|crocs|jordans?|yeezy|airbnb|booking\\.com|oyo|photoshop|chatgpt|jacuzzi|dulux|farrow (?:and|&) ball|wickes|b&q|screwfix|asian paints|kent ro|jio|airtel|vodafone|primark|john lewis|marks (?:and|&) spencer|m&s|selfridges|versace|balenciaga|ugg|new balance",
    ),
    asWritten(
      "Apple|LG|HP|Dell|Ford|Tata|Marvel|Excel|Vans|Converse|Subway|Amazon|Ola|Microsoft Excel|Audi|Kia|Canon|Nikon|Hilti|Makita|Gap",
    ),
    hebrew(
      "ויאגרה|סיאליס|אוזמפיק|ווגובי|מונג'ארו|אייקוס|אייפון|אייפד|אפל|סמסונג|גלקסי|נייק|נייקי|ג'ורדן|ג׳ורדן|אדידס|גוצ'י|רולקס|לואי ויטון|שאנל|פראדה|דיסני|נטפליקס|גוגל|פייסבוק|אינסטגרם|אמזון|איקאה|דייסון|טסלה|טויוטה|מאזדה|יונדאי|מרצדס|ב\\.?מ\\.?וו|אאודי|מקדונלדס|סטארבקס|קוקה ?קולה|לגו|ברבי|פוקימון|שיאומי|סוני|פלייסטיישן|זארה|וולט|שופרסל|רמי לוי|תנובה|שטראוס|קרוקס|במבה",
    ),
  ],
  innocent: [
    latin(
      "(?:on|via|by|through|over|with|to|using|our) (?:whats ?app|instagram|facebook|google(?: maps| pay)?|zomato|swiggy|amazon|you ?tube|tik ?tok|uber eats|deliveroo|just eat)|whats ?app (?:us|now|message|orders?)|google (?:reviews?|maps?|pay|rating|rated)|apple (?:pies?|crumbles?|juice|cider|trees?|cakes?|tarts?|strudels?|chutney|sauce|orchards?|blossom|pay)|(?:toffee|red|green|kashmir|kashmiri|fresh|pine|custard|royal gala|bramley|himachal|shimla|cox) apples?|apples? and|(?:excel|converse|boots|vans|gap|subway) (?:at|in|with|to|day|week|month|year|for|between|and|door|step|level|hire)|(?:man and|removal|white|transit|luton|delivery|wedding|cake|ice cream|coffee|school|camper|walking|winter|football|riding|ankle|leather|rain|wellington|hiking|car) (?:vans|boots)|just eat(?:ing)?",
    ),
    asWritten("Gap year|Excel in|Subway (?:tile|tiles)|Apple (?:pie|crumble|cake|tart|juice)"),
    hebrew("(?:ב|דרך ה?|אצלנו ב)(?:פייסבוק|אינסטגרם|וואטסאפ|ווטסאפ|גוגל|וולט)|ביקורות (?:ב)?גוגל|מעולה ב?גוגל"),
  ],
}
