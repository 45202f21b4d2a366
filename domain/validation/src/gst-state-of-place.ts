import { type GstStateCode, gstStates, isGstStateCode } from "./gst-states.ts"

/** Names of states that people write besides the names of GST, in plain letters. */
const otherNames: Readonly<Record<string, GstStateCode>> = {
  "andaman and nicobar": "35",
  "andhra pradesh": "37",
  chattisgarh: "22",
  "dadra and nagar haveli": "26",
  "daman and diu": "26",
  "jammu kashmir": "01",
  "nct of delhi": "07",
  "national capital territory of delhi": "07",
  "new delhi": "07",
  "delhi ncr": "07",
  orissa: "21",
  pondicherry: "34",
  tamilnadu: "33",
  telengana: "36",
  uttaranchal: "05",
}

const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z]+/g, " ")
    .trim()

const codesByName: ReadonlyMap<string, GstStateCode> = new Map([
  ...Object.entries(gstStates).flatMap(([code, { name }]): ReadonlyArray<readonly [string, GstStateCode]> =>
    isGstStateCode(code) ? [[plain(name), code]] : [],
  ),
  ...Object.entries(otherNames),
])

/**
 * The first digits of PIN codes that lie in one state, the longest first. Digits that two states share are missing,
 * such as Chandigarh's 160 and the digits of Uttarakhand, Jharkhand and Goa's neighbours. Ours, after India Post's
 * circles of 2026.
 */
const statesByPin: ReadonlyArray<readonly [prefixes: string, code: GstStateCode]> = [
  ["744", "35"],
  ["737", "11"],
  ["403", "30"],
  ["194", "38"],
  ["790 791 792", "12"],
  ["793 794", "17"],
  ["795", "14"],
  ["796", "15"],
  ["797 798", "13"],
  ["799", "16"],
  ["490 491 492 493 494 495 496 497", "22"],
  ["11", "07"],
  ["12 13", "06"],
  ["141 142 143 144 145 146 147 148 151 152", "03"],
  ["17", "02"],
  ["180 181 182 184 185 190 191 192 193", "01"],
  ["20 21 22 23 25 27", "09"],
  ["30 31 32 33 34", "08"],
  ["360 361 363 364 365 37 38 390 391 392 393 394 395", "24"],
  ["40 41 42 43 44", "27"],
  ["45 46 47 480 481 482 483 484 485 486 487 488", "23"],
  ["500 501 502 503 504 505 506 508 509", "36"],
  ["51 52 531 532 534 535", "37"],
  ["56 57 58 59", "29"],
  ["600 601 602 603 606 608 61 62 63 64", "33"],
  ["67 680 681 683 684 685 686 688 689 69", "32"],
  ["70 71 72 730 731 732 733 734 735 736 741 742 743", "19"],
  ["75 76 77", "21"],
  ["78", "18"],
]

const stateOfPin = (pin: string): GstStateCode | undefined =>
  statesByPin.find(([prefixes]) => prefixes.split(" ").some((prefix) => pin.startsWith(prefix)))?.[1]

/** Where a place in India lies, as people write it: the state's name, else the PIN code where it says one. */
export interface PlaceInIndia {
  readonly state?: string | undefined
  readonly postalCode?: string | undefined
}

/** The GST code of a place's state, by its name, else by its PIN code; undefined where neither says it. Ours. */
export const gstStateOfPlace = ({ state = "", postalCode = "" }: PlaceInIndia): GstStateCode | undefined => {
  const pin = postalCode.replace(/\s/g, "")
  return codesByName.get(plain(state)) ?? (/^[1-9]\d{5}$/.test(pin) ? stateOfPin(pin) : undefined)
}
