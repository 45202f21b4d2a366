import { describe, expect, it } from "vitest"
import { fewPlaces } from "../testing/few-places.ts"
import { unevenPages } from "../testing/uneven-pages.ts"
import { extractDetails } from "./extract-details.ts"

const read = (page: keyof typeof unevenPages) =>
  extractDetails(unevenPages[page], "https://pages.example.com/p", { places: fewPlaces, region: "IN" })
const phonesOf = (page: keyof typeof unevenPages) => read(page).phones.map(({ value }) => value)
const placeOf = (page: keyof typeof unevenPages) => {
  const { address } = read(page)
  return [address.city?.value, address.postcode?.value]
}

describe("phone numbers of irregular pages", () => {
  it.each([
    ["a number written the American way is none of India's", "americanNumber", ["+15037894867", "+15037894868"]],
    ["a state and its postal code make the page Australian", "australian", ["+61353312345"]],
    ["so does an Australian e-mail address", "australianMail", ["+61292334455"]],
    ["a template's filler is no number, beside a true one", "nepali", ["+9779845012345"]],
    ["digits in counting order are a filler", "leftBlank", []],
    ["nor are Indian fillers numbers", "fillerNumbers", []],
    ["an Indian toll-free number linked as American is read once, as Indian", "tollFree", ["+9118008894411"]],
    ["two numbers stand on either side of a stroke", "unlistedTown", ["+919427690155", "+919426503566"]],
    ["Hindi digits are digits", "nativeDigits", ["+915222451231"]],
    ["a number after an order is one when it is to be called", "orderByPhone", ["+441132456782"]],
    ["every branch's number is the business's", "branches", ["+441132456701", "+441904555671"]],
    ["a label in an element of its own is no part of the number", "seams", ["+441132456788"]],
    ["a WhatsApp link may lack the country code", "localWhatsApp", ["+918529990974"]],
    ["bare numbers written as neither market writes them belong to none", "bareNumbers", []],
    ["a dot may follow the country code", "dottedCode", ["+919831012399"]],
    ["a British county tells whose numbers they are", "counties", ["+447700912345"]],
  ] as const)("%s", (_, page, numbers) => {
    expect(phonesOf(page)).toEqual(numbers)
  })
})

describe("places of irregular pages", () => {
  it.each([
    ["australian", "Ballarat", "3350"],
    ["singaporean", "Singapore", "460012"],
    ["nepali", "Dang", undefined],
    ["russian", "Краснодар", undefined],
    ["leftBlank", undefined, undefined],
    ["doubleKind", "Foxley Parva", "LE4 9AB"],
    ["unlistedTown", "Modasapur", "383315"],
    ["townOfDistrict", "Udaipur", "313001"],
    ["lowerCase", "Leeds", "LS1 4DY"],
    ["unlabelled", "Lucknow", undefined],
    ["abroad", "Cork", undefined],
    ["nativeDigits", "लखनऊ", "226018"],
    ["cityInStreet", "Chennai", "600017"],
    ["canadian", "Milton", "L9T 8M7"],
    ["codeFirst", "Jaipur", "302018"],
    ["londonCode", "London", "EC1V 2NX"],
    ["studios", undefined, undefined],
    ["branches", "Leeds", "LS1 4DY"],
    ["flatAddress", "St Parva", "LS1 4DY"],
    ["countryInTitle", "Adliya", undefined],
    ["based", "Grand Rapids", undefined],
    ["basedTwice", undefined, undefined],
    ["townAndRegion", undefined, undefined],
    ["townBeforeState", "Jaipur", undefined],
    ["educated", undefined, undefined],
    ["commaBeforeCode", "Jaipur", "302018"],
    ["shortZone", "Mumbai", undefined],
    ["underPin", "Mumbai", undefined],
    ["pinsOfList", undefined, undefined],
    ["pinOfArea", undefined, undefined],
    ["townOfState", "Hunasanahalli", undefined],
    ["houseOfState", undefined, undefined],
  ] as const)("%s", (page, ...expected) => {
    expect(placeOf(page)).toEqual(expected)
  })

  it("two towns alone on their lines with their states name no city", () => {
    expect(placeOf("townAndState")).toEqual([undefined, undefined])
  })

  it("a state given as a country is no country", () => {
    expect(read("stateNotCountry").address.country).toBeUndefined()
  })

  it("a postal code in the street line also gives the country", () => {
    expect(read("cityInStreet").address.country?.value).toBe("IN")
  })
})

describe("names and kinds of irregular pages", () => {
  it.each([
    ["a title before a name does not end it", "doctorsName", "Dr. Asha's Dental Care"],
    ["a copyright may be reserved to somebody", "reservedTo", "Veda Clinic"],
    ["the page greets with the name that its template left blank", "leftBlank", "Nandi Tours and Travels"],
    ["a company's form ends its name", "companyTail", "Hardy Heating Ltd"],
    ["who works for a business is not the business", "practitioner", "Bindu Skin & Hair Clinic"],
    ["a branch is not the whole", "branches", "Chestnut Cafe"],
    ["a person trading as a business is not its name", "tradingAs", "Dale Physiotherapy"],
    ["nor is the house that it is in", "hostedIn", "Amy Sandford Physiotherapy"],
    ["a country is no name", "countryInTitle", "Profile Corner Beauty Salon"],
    ["large words stand for a heading, a blank copyright for nothing", "largeWords", "SRI LAXMI MOTORS"],
    ["nor are headings about the firm", "aboutUs", undefined],
    ["calls to act are no names", "followUs", undefined],
    ["a heading that speaks to the visitor is no name, nor are two letters", "sentenceHeading", undefined],
  ] as const)("%s", (_, page, name) => {
    expect(read(page).name?.value).toBe(name)
  })

  it.each([
    ["of two kinds in a name the page's words decide", "doubleKind", "physiotherapist"],
    ["words run together are read apart", "runTogether", "clinic"],
    ["classes with students teach", "classes", "coaching-centre"],
    ["wills and advice are a lawyer's", "australian", "lawyer"],
    ["a course does not make the classes another school", "spokenEnglish", "coaching-centre"],
    ["another company's kind is not one's own", "otherCompanies", undefined],
    ["skin and hair together are a dermatologist's", "practitioner", "dermatologist"],
    ["the last word of a name may be its kind", "studios", "hair-salon"],
    ["cleaning is a kind", "based", "cleaning-service"],
    ["gas engineers heat houses", "gasEngineers", "hvac"],
    ["self catering is no caterer's", "selfCatering", "guest-house"],
    ["the kind that ends a name outweighs words repeated", "namedHospital", "hospital"],
    ["who deals in property is an estate agent", "propertyPortal", "estate-agent"],
    ["who distributes a profession's goods is a wholesaler", "distributor", "wholesaler"],
    ["a host name spells the kind out", "telltaleHost", "eye-clinic"],
  ] as const)("%s", (_, page, kind) => {
    expect(read(page).category?.value).toBe(kind)
  })

  it.each([
    ["a template's e-mail address is nobody's", "leftBlank", []],
    ["nor is a sample", "sampleMail", ["ashokabuilders@gmail.com"]],
    ["the maker's is not the business's", "maker", ["jonreedosteopath@gmail.com"]],
    ["a label in an element of its own is no part of it", "seams", ["care@alderdental.co.uk"]],
  ] as const)("%s", (_, page, emails) => {
    expect(read(page).emails.map(({ value }) => value)).toEqual(emails)
  })
})
