const ld = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const flute = {
  "@type": "MusicSchool",
  name: "Meera Flute School",
  telephone: "+91 98310 12345",
  address: { "@type": "PostalAddress", addressLocality: "Pune", addressCountry: "IN" },
}

/** Small invented pages, each with what once misled the reader on a real one. */
export const mendedPages = {
  unlistedType: `<title>Meera</title>${ld(flute)}`,
  posting: `<title>Glow Salon</title>${ld({ "@type": "JobPosting", name: "Stylist wanted", telephone: "+919831012345" })}`,
  sloganInData: `<title>Harbour Cafe | Leeds</title>${ld({ "@type": "Organization", name: "Best Coffee in Town Near You" })}<h1>Harbour Cafe</h1><p>© 2026 Harbour Cafe</p>`,
  foreignLogo: `<title>Visit us</title><header><img class="logo" alt="LinkedIn" src="a.png"><img class="logo" alt="Alder Dental logo" src="b.png"></header><h1>Alder Dental</h1>`,
  tightHyphen: `<title>Amber Interiors-The Design Company</title>`,
  longerName: `<title>Alder Plumbing & Heating Ltd, boilers in Leeds</title><p>Alder Plumbing serves Leeds.</p><p>Alder Plumbing</p>`,
  initials: `<title>J.D. Plumbing & Heating | Leeds</title><h1>J.D. Plumbing & Heating</h1><p>© J.D. Plumbing & Heating. Leeds.</p>`,
  sampleAddress: `<title>Volt Motors - Electric Bikes</title><p>123 Future Street</p><p>Techville, CA 90210</p><p>sales@testing.com</p><p>+91 1111-2222-77</p>`,
  quotedPlace: `<title>Star Visa</title><p>Star Visa answers by phone: +44 113 245 0099</p><p>Open from nine</p><p>Ask for a form</p><p>Bring your papers</p><div class="testimonial"><p>Quick and friendly</p><p>Asha, 4 Kirkgate, Leeds LS1 6BY</p></div>`,
  iconNames: `<title>Kirk Cafe</title><p><span class="material-icons">location_on</span>2 Kirkgate, Leeds LS1 6BY</p>`,
  labelledLine: `<title>Kirk Cafe</title><p>Address, 2 Kirkgate, Leeds LS1 6BY</p>`,
  townInName: `<title>Exeter Driving School</title><h2>Lessons</h2><p>Patient instructors for learners in Exeter.</p>`,
  townNobodyLists: `<title>Trusted care in Chandanassery</title><meta name="description" content="Mala Clinic in Chandanassery is open all day."><p>Near the school, Chandanassery</p>`,
  phoneInTitle: `<title>Glow Salon | 9831012345 | Jaipur</title>`,
  contractNumber: `<title>Kirk Cafe</title><p>Contract no +44 113 245 0011</p><p>Call +44 113 245 0099</p>`,
  manufacturer: `<title>Vega Electricals - Transformer Wire Manufacturer</title>`,
  possessive: `<title>Kirk Plumbers | Leeds's Trusted Plumbers</title><meta name="description" content="Leeds’s trusted plumbers, day and night.">`,
  pinWithDot: `<title>Kirti Builders</title><p>Address : 454, Station Road</p><p>Dist. Jaipur</p><p>Pin.302018 Rajasthan</p>`,
  sampleInData: `<title>York Renovations</title>${ld({ "@type": "LocalBusiness", name: "York Renovations", address: { "@type": "PostalAddress", streetAddress: "1 Example Road", addressLocality: "Leeds", postalCode: "LS1 0XX", addressCountry: "GB" } })}`,
  garages: `<title>Kirk Storage</title><p>Lock-up garages and garages to rent</p>`,
  endsWithTown: `<title>Precise Physiotherapy Sheffield</title><div id="root"></div>`,
  titlePart: `<title>Kirk Vehicle Body Repair | Car Body Repair Bristol</title><div id="root"></div>`,
  plusWithoutCode: `<title>Kirti Classes</title><p>Jaipur 302018, Rajasthan, India</p><a href="tel:+9831012345">Call</a>`,
  academy: `<title>KIRTI ACADEMY - Accelerated Learning</title><meta name="description" content="For students from the third to the twelfth standard."><div id="root"></div>`,
  twoPlaces: `<title>Kirk Cafe</title><p>2 Kirkgate, Leeds LS1 6BY</p><p>Call 0113 245 0099</p><p>9 Micklegate, York YO31 7EA</p><p>Call 01904 555 671</p>`,
}
