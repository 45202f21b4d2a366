/** Words of people who look for a job, an opinion or a login, and buy nothing. */
const words: ReadonlySet<string> = new Set([
  "review",
  "reviews",
  "job",
  "jobs",
  "career",
  "careers",
  "salary",
  "vacancy",
  "vacancies",
  "complaint",
  "complaints",
  "login",
  "wiki",
  "wikipedia",
  "ביקורות",
  "ביקורת",
  "חוות דעת",
  "דרושים",
  "משרות",
  "שכר",
  "תלונות",
  "כניסה",
])
const phrases = [...words].filter((word) => word.includes(" "))

/** Whether whoever searches for a keyword may want to buy: not its reviews, jobs, complaints or login. */
export const isBuyingKeyword = (keyword: string): boolean => {
  const typed = keyword.toLowerCase()
  return !typed.split(/\s+/u).some((word) => words.has(word)) && !phrases.some((phrase) => typed.includes(phrase))
}
