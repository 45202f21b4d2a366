/** ISO 3166-2 code and present name of each Indian state or union territory, by the GeoNames first-level code. */
export const indianStates: Readonly<Record<string, { readonly code: string; readonly name: string }>> = {
  "01": { code: "AN", name: "Andaman and Nicobar Islands" },
  "02": { code: "AP", name: "Andhra Pradesh" },
  "03": { code: "AS", name: "Assam" },
  "05": { code: "CH", name: "Chandigarh" },
  "07": { code: "DL", name: "Delhi" },
  "09": { code: "GJ", name: "Gujarat" },
  "10": { code: "HR", name: "Haryana" },
  "11": { code: "HP", name: "Himachal Pradesh" },
  "12": { code: "JK", name: "Jammu and Kashmir" },
  "13": { code: "KL", name: "Kerala" },
  "14": { code: "LD", name: "Lakshadweep" },
  "16": { code: "MH", name: "Maharashtra" },
  "17": { code: "MN", name: "Manipur" },
  "18": { code: "ML", name: "Meghalaya" },
  "19": { code: "KA", name: "Karnataka" },
  "20": { code: "NL", name: "Nagaland" },
  "21": { code: "OD", name: "Odisha" },
  "22": { code: "PY", name: "Puducherry" },
  "23": { code: "PB", name: "Punjab" },
  "24": { code: "RJ", name: "Rajasthan" },
  "25": { code: "TN", name: "Tamil Nadu" },
  "26": { code: "TR", name: "Tripura" },
  "28": { code: "WB", name: "West Bengal" },
  "29": { code: "SK", name: "Sikkim" },
  "30": { code: "AR", name: "Arunachal Pradesh" },
  "31": { code: "MZ", name: "Mizoram" },
  "33": { code: "GA", name: "Goa" },
  "34": { code: "BR", name: "Bihar" },
  "35": { code: "MP", name: "Madhya Pradesh" },
  "36": { code: "UP", name: "Uttar Pradesh" },
  "37": { code: "CG", name: "Chhattisgarh" },
  "38": { code: "JH", name: "Jharkhand" },
  "39": { code: "UK", name: "Uttarakhand" },
  "40": { code: "TS", name: "Telangana" },
  "41": { code: "LA", name: "Ladakh" },
  "52": { code: "DH", name: "Dadra and Nagar Haveli and Daman and Diu" },
}

const formerSpellings: Readonly<Record<string, string>> = {
  "ANDAMAN & NICOBAR ISLANDS": "AN",
  CHATTISGARH: "CG",
  "DADRA & NAGAR HAVELI": "DH",
  "DAMAN & DIU": "DH",
  "JAMMU & KASHMIR": "JK",
  PONDICHERRY: "PY",
}

const codeByName = new Map(Object.values(indianStates).map(({ code, name }) => [name.toUpperCase(), code]))

/** The present state code of a PIN: by its prefix where the state was divided after the source was made, else by the listed name. */
export const stateOfPin = (pin: string, listedState: string): string => {
  const prefix = Number(pin.slice(0, 3))
  if (prefix >= 500 && prefix <= 509) return "TS"
  if (prefix === 194) return "LA"
  return codeByName.get(listedState) ?? formerSpellings[listedState] ?? ""
}
