/** States and territories by the two digits that GST knows them by, with the two letters of short lists; 25 and 28 are of territories since merged, still in use. */
export const gstStates = {
  "01": { name: "Jammu and Kashmir", letters: "JK" },
  "02": { name: "Himachal Pradesh", letters: "HP" },
  "03": { name: "Punjab", letters: "PB" },
  "04": { name: "Chandigarh", letters: "CH" },
  "05": { name: "Uttarakhand", letters: "UK" },
  "06": { name: "Haryana", letters: "HR" },
  "07": { name: "Delhi", letters: "DL" },
  "08": { name: "Rajasthan", letters: "RJ" },
  "09": { name: "Uttar Pradesh", letters: "UP" },
  "10": { name: "Bihar", letters: "BR" },
  "11": { name: "Sikkim", letters: "SK" },
  "12": { name: "Arunachal Pradesh", letters: "AR" },
  "13": { name: "Nagaland", letters: "NL" },
  "14": { name: "Manipur", letters: "MN" },
  "15": { name: "Mizoram", letters: "MZ" },
  "16": { name: "Tripura", letters: "TR" },
  "17": { name: "Meghalaya", letters: "ML" },
  "18": { name: "Assam", letters: "AS" },
  "19": { name: "West Bengal", letters: "WB" },
  "20": { name: "Jharkhand", letters: "JH" },
  "21": { name: "Odisha", letters: "OD" },
  "22": { name: "Chhattisgarh", letters: "CG" },
  "23": { name: "Madhya Pradesh", letters: "MP" },
  "24": { name: "Gujarat", letters: "GJ" },
  "25": { name: "Daman and Diu", letters: "DD" },
  "26": { name: "Dadra and Nagar Haveli and Daman and Diu", letters: "DH" },
  "27": { name: "Maharashtra", letters: "MH" },
  "28": { name: "Andhra Pradesh (before 2014)", letters: "AP" },
  "29": { name: "Karnataka", letters: "KA" },
  "30": { name: "Goa", letters: "GA" },
  "31": { name: "Lakshadweep", letters: "LD" },
  "32": { name: "Kerala", letters: "KL" },
  "33": { name: "Tamil Nadu", letters: "TN" },
  "34": { name: "Puducherry", letters: "PY" },
  "35": { name: "Andaman and Nicobar Islands", letters: "AN" },
  "36": { name: "Telangana", letters: "TS" },
  "37": { name: "Andhra Pradesh", letters: "AP" },
  "38": { name: "Ladakh", letters: "LA" },
  "97": { name: "Other territory", letters: "OT" },
} as const
/** The two digits of a state or territory. */
/** The two digits of a state or territory. */
export type GstStateCode = keyof typeof gstStates

/** Whether two digits stand for a state or territory. */
export const isGstStateCode = (code: string): code is GstStateCode => Object.hasOwn(gstStates, code)

/** The GST state code that a code or a GSTIN begins with; undefined when there is no such state. */
export const gstStateOf = (codeOrGstin: string): GstStateCode | undefined => {
  const code = codeOrGstin.trim().slice(0, 2)
  return isGstStateCode(code) ? code : undefined
}
