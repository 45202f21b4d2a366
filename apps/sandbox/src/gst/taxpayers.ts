import type { JsonObject } from "../core/json.ts"

interface Facts {
  readonly gstin: string
  readonly legalName: string
  readonly tradeName?: string
  readonly status?: string
  readonly kind?: string
  readonly address: readonly [building: string, street: string, locality: string, city: string, district: string]
  readonly state: string
  readonly postalCode: string
}

/** A taxpayer as the tax network's search tells of it. */
const taxpayer = ({ gstin, legalName, tradeName = legalName, status, kind, address, state, postalCode }: Facts) => {
  const [bno, st, loc, city, dst] = address
  return {
    gstin,
    lgnm: legalName,
    tradeNam: tradeName,
    sts: status ?? "Active",
    dty: kind ?? "Regular",
    ctb: "Private Limited Company",
    rgdt: "01/07/2017",
    cxdt: status === "Cancelled" ? "31/03/2025" : "",
    lstupdt: "12/08/2026",
    nba: ["Retail Business"],
    stj: "LGSTO 010",
    stjCd: "KA010",
    ctj: "RANGE-AED1",
    ctjCd: "YA0101",
    adadr: [],
    pradr: {
      ntr: "Retail Business",
      addr: { flno: "", bno, bnm: "", st, loc, city, dst, stcd: state, pncd: postalCode, lt: "", lg: "" },
    },
  } satisfies JsonObject
}

/** The businesses that the register knows; every other number has no record. */
export const taxpayers: ReadonlyArray<JsonObject> = [
  taxpayer({
    gstin: "29AABCR1718E1ZL",
    legalName: "Rao Foods Private Limited",
    tradeName: "Rao's Bakery",
    address: ["14", "MG Road", "Ashok Nagar", "Bengaluru", "Bengaluru Urban"],
    state: "Karnataka",
    postalCode: "560001",
  }),
  taxpayer({
    gstin: "27AAPFU0939F1ZV",
    legalName: "Deshpande and Sons",
    address: ["2", "Laxmi Road", "Sadashiv Peth", "Pune", "Pune"],
    state: "Maharashtra",
    postalCode: "411030",
  }),
  taxpayer({
    gstin: "27AABCD4321K1ZT",
    legalName: "Konkan Sweets Private Limited",
    kind: "Composition",
    address: ["7", "Main Bazaar", "Chiplun", "Chiplun", "Ratnagiri"],
    state: "Maharashtra",
    postalCode: "415605",
  }),
  taxpayer({
    gstin: "24AAHCM5566Q1ZR",
    legalName: "Mandvi Exports Private Limited",
    kind: "SEZ Unit",
    address: ["Plot 21", "Port Road", "Kandla SEZ", "Gandhidham", "Kachchh"],
    state: "Gujarat",
    postalCode: "370230",
  }),
  taxpayer({
    gstin: "07AAGCS9876P1Z7",
    legalName: "Saffron Travels Private Limited",
    status: "Cancelled",
    address: ["31", "Janpath", "Connaught Place", "New Delhi", "Central Delhi"],
    state: "Delhi",
    postalCode: "110001",
  }),
  taxpayer({
    gstin: "33AAECT2211R1ZA",
    legalName: "Thanjavur Textiles Private Limited",
    status: "Suspended",
    address: ["5", "South Main Street", "Fort", "Thanjavur", "Thanjavur"],
    state: "Tamil Nadu",
    postalCode: "613001",
  }),
]
