/** A key that signs nothing but this sandbox's tokens; production refuses it, since it is known from the repository. */
const key = [
  "MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQC3Y8Du7akFyINMH8k5GgQFCHlbQ7LZDSIKct9r/+yNQen/N0N4",
  "I1HLf48d+eG7UxyHa6HIbB+U0irbXs1TLkcsI1qJVWB35tn+Y/onsjS7uAgLvWfQq4dmzxfvQTLbxOmUfhocUNAr6Q6KNMAPPxwK",
  "/srN/PzkzBmcn5cszwsAHxaM8E9P+1pINndQkE0R9L9WH1JdMbuNpdG2TX5TOarBN4jy7Sl117ztDALxugGJbvnvQVCS9RAOk0ov",
  "aS8DBHcjWN8TiseUdoijXQU5ia0tB2jIfZwe9Rzj5KE2TqfI9CkDIAQyUn5y4P5PNqfvyuxJtWuIt1lMA64til2Wra3zAgMBAAEC",
  "ggEAKPqo75r6xHiQYk/OAqz+DfPdTlf73IWTQDt4EmWPQedjNuzt7igSTINWAzBF0TqaquYRsjv6+KHYAsoV3or+S24g+oQx+MkE",
  "mFRV303ye6n9XkY2LwpNSNto8UUj7Lj9KvncsswaIF3FKnvsGNwU054oykvIZQX4iSeeO9yODDoEo7rk1+KQAheDkYPvRRNKlt9M",
  "3yT4LT3tiBWiwOavRtMDGdeTwUvK1vBjJLyNNmbi6QHYTajle83TyriDBNsvMTq10lFRey678u599XGaqNpjATUyHGEZYe0GF0oV",
  "k1u1JjoYXjzYxlGiKaG0wi1Fyb0Q1rmlUi8iDHVmBwgs7QKBgQD0PlbE49aK9LQYAWqzKsx/a1pFRia40UQPG1cVIlOml7J58bdk",
  "MzGaqaYPhAfxPO7meNcre51wkFOEdWs/2jzF+aRtNoxYRSl+GHZpRhgeZzRB4HMU8VjEUTltv95gaN5egiDqCteju6Madd1CsqLA",
  "fyPJC8iNPyAfcmp45+UWdwKBgQDAN4zvhwf6FPq+UVT6dXo5SfbZosDwL1N9rXsPLk28iKVoj/BjC7bVo+FmaEpgT12N7WT0037C",
  "qU7bVQi3PXBh7FbyavRRHIPVPX8Cma1/hXfDk/IIGVZ/B9YpAyYH4HFh5iDbMw6qGSv2sFmSe09YtVu42Y5T2qz13fcO2Rn3ZQKB",
  "gQCB+8M12YNORFisBeUBIR/gGAPcpi7pYQV1fLlll/UozcbAOzG8c7pMc0jbLQsFCcaihWEN1SW+yDCKZ+sB+mUpf2hQbx1VxMkG",
  "QIKUGCex1n7rKEZWuPLi189WZywz5tuhNGPL6qVEkBGHfX6ZhnQzOfaTgl/jO9seoUekvNUglQKBgBV73//Bqu2TvLba5lGcIc4X",
  "a0TGASSXVZCdfDylI0EoULyQIgEgBQ55466Lh4yeMkmzt+35WZiuTccMCQ5aCp6XSNyNgcMzGbUSy4hh3td69njgp1OqaVWHbbNl",
  "y7Fjr6iOjSuS2FfAun43Fbvelm7GznqprlPHBD/y0DNTpqhVAoGBAJ0BSvoAG7f224UkGyJUiO7aFYwhjblDA4Akz7imJENz3Kwv",
  "TbylaUBvnrCNFN/TDg8MOj6u2IBqyj6LD2icWVLVXf4Ue4nI+SAlvTT3G/QswM/xfj5Z1hx2xkAlvfsDzR2jykOH5A6PmdUcn9oa",
  "s7d28V+Aeagyj7ago74XPxYo",
].join("")

/** What the product reaches this sandbox's Google Sheets with. */
export const googleSheetsSettings = {
  credentials: {
    GOOGLE_SHEETS_ACCOUNT: "leads@marquee-sandbox.iam.gserviceaccount.com",
    GOOGLE_SHEETS_PRIVATE_KEY: `-----BEGIN PRIVATE KEY-----\\n${key}\\n-----END PRIVATE KEY-----\\n`,
  },
  paths: { GOOGLE_SHEETS_BASE_URL: "/sheets", GOOGLE_SHEETS_TOKEN_URL: "/sheets/token" },
} as const
