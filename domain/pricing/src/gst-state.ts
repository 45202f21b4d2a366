/**
 * GST state codes, the first two digits of a GSTIN, with the state's ISO 3166-2:IN letters; 97 is other territory.
 * 28 is Andhra Pradesh before its division, 25 Daman and Diu before its union with 26. Ours; Spec: GST invoice, state.
 */
export const gstStates: Readonly<Record<string, string>> = {
  "01": "JK",
  "02": "HP",
  "03": "PB",
  "04": "CH",
  "05": "UK",
  "06": "HR",
  "07": "DL",
  "08": "RJ",
  "09": "UP",
  "10": "BR",
  "11": "SK",
  "12": "AR",
  "13": "NL",
  "14": "MN",
  "15": "MZ",
  "16": "TR",
  "17": "ML",
  "18": "AS",
  "19": "WB",
  "20": "JH",
  "21": "OD",
  "22": "CG",
  "23": "MP",
  "24": "GJ",
  "25": "DD",
  "26": "DH",
  "27": "MH",
  "28": "AP",
  "29": "KA",
  "30": "GA",
  "31": "LD",
  "32": "KL",
  "33": "TN",
  "34": "PY",
  "35": "AN",
  "36": "TS",
  "37": "AP",
  "38": "LA",
  "97": "OT",
}

/** The GST state code that a code or a GSTIN begins with; undefined when there is no such state. */
export const gstStateOf = (codeOrGstin: string): string | undefined => {
  const code = codeOrGstin.trim().slice(0, 2)
  return Object.hasOwn(gstStates, code) ? code : undefined
}
