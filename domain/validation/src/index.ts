export { type FieldFailure, type Checked, refuse } from "./field-failure.ts"
export { validationMessageKeys, type ValidationMessageKey } from "./message-keys.ts"
export { type AcceptedValues, type FieldFailures, collectFailures, failureOf } from "./collect-failures.ts"
export {
  textLimits,
  type TextLimit,
  recommendedLengths,
  type RecommendedLength,
  lengthAdvice,
  limitedText,
  requiredText,
  requiredLimitedText,
  businessName,
  campaignName,
  viewName,
} from "./text.ts"
export { tidyLine, tidyText } from "./plain-text.ts"
export {
  passwordLength,
  passwordFailures,
  password,
  passwordChange,
  passwordConfirmation,
  replacingPassword,
} from "./password.ts"
export { commonPasswords, type FirstGuesses, guessFailure, isVaried } from "./guessable-password.ts"
export {
  phoneInputLength,
  isPhoneInput,
  phoneInputOf,
  matchesGeneralPhone,
  generalPhone,
  callbackDialCode,
  callbackNumber,
  callbackPhone,
} from "./phone.ts"
export { type PhoneNumber, type PhoneValue, phone, phoneValue, mobilePhone, storedPhone } from "./regional-phone.ts"
export { otp } from "./otp.ts"
export { email } from "./email.ts"
export { isDomainName } from "./domain-name.ts"
export { bareHost, hostOf, isSameSite, socialHosts } from "./host.ts"
export { website } from "./website.ts"
export {
  addressKind,
  type AddressKind,
  facebookPageAddress,
  googlePlaceAddress,
  isGooglePlaceId,
} from "./page-address.ts"
export { placement } from "./placement.ts"
export { percentageOffer } from "./offer.ts"
export { fewestKeywords, keyword, keywords, negativeKeyword, searchOf, withoutHebrewMarks } from "./keywords.ts"
export { gstPinRanges, isPinOfState } from "./gst-pins.ts"
export { type GstStateCode, gstStates, isGstStateCode } from "./gst-states.ts"
export { gstStateOfPlace, type PlaceInIndia } from "./gst-state-of-place.ts"
export { gstinCheckCharacter, gstin, gstStateCode, stateOfGstin } from "./gstin.ts"
export { vatNumber } from "./vat-number.ts"
export { hexColour, colourPalette } from "./colour.ts"
export { isOutwardCode, postalCode } from "./postal-code.ts"
export { type FileType, fileTypeOf } from "./file-type.ts"
export { type ImageSize, imageSizeOf } from "./image-size.ts"
export { smallestLogo, uploadKinds, type UploadKind, upload, requiredLogo } from "./upload.ts"
export { creativeUrl } from "./creative-url.ts"
export { longestAnimation, animationTime, type CallHours, callHours } from "./times.ts"
export { someAudience, someChannel, someService, consent } from "./choices.ts"
