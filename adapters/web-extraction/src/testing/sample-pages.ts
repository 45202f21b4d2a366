/** Small invented pages, similar to pages of small businesses, for tests. */
export const samplePages = {
  jsonLdGraph: `<html lang="en-GB"><head><title>Home - Bramble & Oak</title>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[
 {"@type":"WebSite","name":"Bramble & Oak","url":"https://bramble.example.com"},
 {"@type":"Product","name":"Gift Voucher","offers":{"@type":"Offer","price":"20"}},
 {"@type":["Restaurant","LocalBusiness"],"name":"Bramble &amp; Oak","telephone":"0117 496 0123","email":"mailto:eat@brambleandoak.co.uk",
  "address":[{"@type":"PostalAddress","streetAddress":"12 Park Street","addressLocality":"Bristol","postalCode":"BS15JA","addressCountry":"United Kingdom"}],
  "geo":{"@type":"GeoCoordinates","latitude":"51.4540","longitude":"-2.6027"},
  "openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":["Monday","Tuesday"],"opens":"09:00:00","closes":"17:30"}],
  "sameAs":["https://www.facebook.com/brambleandoak?utm_source=site","https://instagram.com/brambleandoak/"],"priceRange":"££",
  "hasOfferCatalog":{"@type":"OfferCatalog","itemListElement":[{"@type":"Offer","itemOffered":{"@type":"Service","name":"Sunday roast"}}]}}]}</script>
</head><body><h1>Seasonal food</h1></body></html>`,
  brokenJsonLd: `<html><head><title>Kaveri Silks | Sarees in Mysuru</title><script type="application/ld+json">
/* shop */ {"@type":"ClothingStore","name":"Kaveri Silks", "telephone":"+91 98450 12345", "description":"Silk
sarees", "address":{"@type":"PostalAddress","addressLocality":"Mysuru","postalCode":"570001","addressCountry":"IN",}, </script></head><body></body></html>`,
  microdata: `<body><div itemscope itemtype="http://schema.org/Plumber"><span itemprop="name">Rapid Flow Plumbing</span>
<a itemprop="telephone" href="tel:+441132450099">0113 245 0099</a><div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress">
<span itemprop="streetAddress">4 Kirkgate</span>, <span itemprop="addressLocality">Leeds</span> <span itemprop="postalCode">LS1 6BY</span></div>
<meta itemprop="priceRange" content="£"></div></body>`,
  rdfa: `<body vocab="https://schema.org/" typeof="HairSalon"><h1 property="name">Studio Nine</h1><span property="telephone">020 7946 0018</span>
<div property="address" typeof="PostalAddress"><span property="streetAddress">9 High Street</span><span property="addressLocality">London</span><span property="postalCode">E17 7LD</span></div></body>`,
  hCard: `<title>Contact</title><div class="vcard"><span class="fn org">Hill View Guest House</span><div class="adr"><span class="street-address">3 Cart Road</span>
<span class="locality">Shimla</span><span class="postal-code">171001</span><span class="country-name">India</span></div><span class="tel">+91 177 265 4321</span><a class="email" href="mailto:stay@hillviewshimla.in">mail</a></div>`,
  wordpress: `<html lang="en-US"><head><title>Sharma Physiotherapy Clinic &#8211; Best Physiotherapist in Jaipur</title><meta name="generator" content="WordPress 6.4">
<meta property="og:site_name" content="Sharma Physiotherapy Clinic"><style>:root{--wp--preset--color--primary:#0b6e4f;--wp--preset--color--white:#fff}</style></head>
<body><header><a href="/"><img class="custom-logo" src="/wp-content/logo.png" alt="Sharma Physiotherapy Clinic"></a><nav><ul><li><a href="#">Services</a><ul class="sub-menu"><li><a>Back Pain</a></li><li><a>Sports Injury</a></li></ul></li><li><a href="/contact-us/">Contact</a></li></ul></nav></header>
<h2>Our Team</h2><div class="team-member"><a href="https://www.facebook.com/dr.anil.person"><i></i></a></div>
<footer><p>Address: Shop 4, Gopalpura Bypass Road, Jaipur, Rajasthan - 302018</p><p>Call: 98290-12345 / 0141-2743188</p><p>Fax: 0141-2743189</p><p>GSTIN: 08ABCDE1234F1Z5</p>
<p>Mon – Sat: 9:00 am to 8:00 pm</p><a href="https://www.facebook.com/sharmaphysiojaipur?fbclid=abc">f</a><a href="https://www.facebook.com/sharer/sharer.php?u=x">share</a>
<p>© 2024 Sharma Physiotherapy Clinic. Designed by <a href="https://www.facebook.com/webmakers">Web Makers</a></p></footer></body></html>`,
  wix: `<html lang="en"><head><title>Nails by Grace | Nail Salon | Sheffield</title><meta name="generator" content="Wix.com Website Builder"></head><body>
<div id="SITE_HEADER"><div data-testid="richTextElement"><h1 class="font_0">NAILS BY GRACE</h1></div></div>
<div data-testid="richTextElement"><p class="font_8">221 Ecclesall Road,</p><p class="font_8">Sheffield</p><p class="font_8">S11 8JE</p></div>
<div><p>Tel: 0114 496 0456</p><p>hello [at] nailsbygrace [dot] co [dot] uk</p></div><img src="photo@2x.png"><script>import "vue@2.6.12"; // wght@400..700</script><p>©2023 by Nails by Grace. Proudly created with Wix.com</p></body></html>`,
  table: `<html><body bgcolor="#8B0000"><title>ABC Motor Driving School</title><center><h1>ABC Motor Driving School</h1><table><tr><td>Phone</td><td>044-2815 1234, 94440 56789</td></tr>
<tr><td>Address</td><td>15, Usman Road, T. Nagar, Chennai 600 017</td></tr><tr><td>Monday</td><td>6am - 8pm</td></tr></table></center></body></html>`,
  silent: `<html><head><title>Loading...</title></head><body><div id="root"></div></body></html>`,
  numbers: `<html lang="en"><title>Gold Gym Fitness</title><body><p>Established 1998-2024. Order 560038, price ₹110001. Version 1.2.3, 123456789 members.</p><p>Company No. 01616674567</p></body></html>`,
  hebrew: `<html lang="he" dir="rtl"><head><title>מספרת דנה | מספרה בתל אביב</title></head><body><h1>מספרת דנה</h1><p>טלפון: 03-5271234</p></body></html>`,
  coaching: `<html><head><title>Vidya Coaching Classes, Nagpur - NEET & JEE</title><meta name="description" content="Vidya Coaching Classes offers NEET and JEE coaching in Nagpur."></head><body><h1>Welcome to Vidya Coaching Classes</h1><a href="https://wa.me/919822012345?text=hi">WhatsApp</a></body></html>`,
  gbfooter: `<html lang="en"><head><title>Emergency Plumber London | 24/7 Plumbing | PipeFix Ltd</title><meta name="description" content="PipeFix provides emergency plumbing in London from £60."></head><body><h1>24/7 Emergency Plumbers in London</h1><p>Call us on 020 7946 0018</p><h2>Our Services</h2><ul><li>Boiler repair</li><li>Leak detection</li></ul><footer>© 2024 PipeFix Ltd | Company No. 09876543 | VAT No. GB 123 4567 89</footer></body></html>`,
  gym: `<html><head><title>Iron Temple Gym - Home</title></head><body><nav><a href="/">Home</a><a href="/about">About</a></nav><section><h2>Find us</h2><p>Unit 4, Riverside Business Park</p><p>Nottingham</p><p>NG2 1RU</p><p>07700 900123</p><p>info@irontemple.co.uk</p></section></body></html>`,
  school: `<html><head><title>St. Xavier's International School, Ranchi</title></head><body><h1>St. Xavier's International School</h1><p>Affiliated to CBSE</p><p>Kanke Road, Ranchi - 834008, Jharkhand, India</p><p>Ph: 0651-2450111, +91 94311 23450</p><p>Email: office@xaviersranchi.edu.in</p></body></html>`,
  multi: `<html><head><title>Spice Garden | Indian Restaurant in Leicester & Birmingham</title></head><body><h1>Spice Garden</h1><div><h3>Leicester</h3><p>45 Belgrave Road, Leicester, LE4 6AR</p><p>0116 266 0123</p></div><div><h3>Birmingham</h3><p>12 Stratford Road, Birmingham, B11 1AR</p><p>0121 772 0456</p></div></body></html>`,
  serving: `<html><head><title>QuickMove Packers and Movers</title><meta name="description" content="Packers and movers serving Delhi, Mumbai, Pune and Bangalore."></head><body><h1>QuickMove Packers and Movers</h1><p>We serve Delhi, Mumbai, Pune, Bangalore, Chennai</p><a href="tel:1800 123 4567">Toll free</a></body></html>`,
  squares: `<html><head><title>Willow &amp; Thread</title><meta property="og:site_name" content="Willow &amp; Thread"><meta property="og:title" content="Willow &amp; Thread"><script type="application/ld+json">{"@context":"http://schema.org","@type":"WebSite","name":"Willow & Thread","url":"https://x.y"}</script><script type="application/ld+json">{"legalName":"Willow & Thread","address":"7 Gillygate\\nYork, England, YO31 7EA\\nUnited Kingdom","email":"hi@willowthread.co.uk","telephone":"01904 555 678","openingHours":"Mo 10:00-17:00","@context":"http://schema.org","@type":"LocalBusiness"}</script></head><body><h1>Handmade clothing &amp; alterations</h1></body></html>`,
  kirana: `<html lang="hi"><head><title>गुप्ता किराना स्टोर, लखनऊ</title></head><body><h1>गुप्ता किराना स्टोर</h1><p>पता: अमीनाबाद, लखनऊ - 226018</p><p>मोबाइल: 94150 22334</p></body></html>`,
  coach2: `<html><head><title>Welcome</title></head><body><div class="logo">Bright Minds Academy</div><p>Tuition for Class 6-12 near MG Road</p><p>Mob.: 098450-33221</p><p>#12, 2nd Cross, Indiranagar, Bangalore - 560 038</p><p>Copyright © 2023 Bright Minds Academy. All Rights Reserved.</p></body></html>`,
  us: `<html><head><title>Joe's Auto Repair - Austin, TX</title></head><body><h1>Joe's Auto Repair</h1><p>1200 S Congress Ave, Austin, TX 78704</p><p>(512) 555-7788</p></body></html>`,
  shop: `<html><head><title>Best Furniture Shop in Coimbatore | Sri Murugan Furniture</title></head><body><header><a class="navbar-brand" href="#">Sri Murugan Furniture</a></header><p>No 8, Cross Cut Road, Gandhipuram, Coimbatore – 641012</p><p>Cell : 98422 12345, Landline: 0422 2492345</p></body></html>`,
  para: `<html lang="en-GB"><head><title>Dog Grooming Exeter | Muddy Paws</title></head><body><h1>Muddy Paws Dog Grooming</h1><p>Muddy Paws is a family-run dog grooming salon based at 14 Cowick Street, Exeter, Devon EX4 1AL. Call Sarah on 01392 411 222 or email sarah@muddypaws.uk.</p></body></html>`,
  registeredOffice: `<html><head><title>J. Smith & Sons Ltd - Builders in Cardiff and South Wales</title></head><body><h1>J. Smith & Sons Ltd</h1><p>Extensions, loft conversions, renovations</p><p>Contact Dave: 07811 234567</p><p>Registered in England and Wales No. 01234567. Registered office: 3 Queen Street, Cardiff CF10 2AF</p></body></html>`,
  salesTitle: `<html lang="en-gb"><head><title>Family Solicitors Manchester - Harding Law</title><meta name="description" content="Harding Law are specialist family law solicitors based in Manchester city centre."></head><body><div class="top"><a href="tel:01618340000">0161 834 0000</a></div><h1>Family Solicitors</h1><p>Suite 2, 10 King Street<br>Manchester<br>M2 6AG</p></body></html>`,
  oldTable: `<html><head><title>HOME</title></head><body><table><tr><td><h1>SHREE BALAJI TOURS & TRAVELS</h1></td></tr><tr><td>Best taxi service in Udaipur</td></tr><tr><td>Add: 22, Lake Palace Road, Udaipur (Raj.) 313001</td></tr><tr><td>Mo: 9414012345 , 0294-2411234</td></tr></table></body></html>`,
  definitionList: `<html><head><title>Contact Us - Paws Vet Surgery</title></head><body><h1>Contact Us</h1><dl><dt>Address</dt><dd>77 High Street</dd><dd>Epsom</dd><dd>Surrey</dd><dd>KT19 8DN</dd><dt>Telephone</dt><dd>01372 720 000</dd><dt>Fax</dt><dd>01372 720 001</dd></dl></body></html>`,
  wordsLikeTowns: `<html lang="en"><head><title>Sunrise Bakery</title></head><body><h1>Sunrise Bakery</h1><p>Fresh bread since 1987. Reading is our hobby. In Bath we trust. Order 12345 67890.</p></body></html>`,
  otherTownInName: `<html><head><title>Delhi Darbar Restaurant</title></head><body><h1>Delhi Darbar Restaurant</h1><p>Authentic Mughlai food in Leeds</p><p>22 Roundhay Road, Leeds, LS7 1AB</p><p>0113 262 0000</p></body></html>`,
  kindFirst: `<html><head><title>Elite Physio | Sports Injury Clinic Bath</title></head><body><p>Phone: +44 (0)1225 447 111</p><p>The Old Mill, Lower Bristol Road, BATH, BA2 3ET</p></body></html>`,
  townsOfOneCountry: `<html><head><title>Green Leaf Landscaping | Garden Design & Maintenance | Surrey</title></head><body><h1>Garden Design in Guildford & Woking</h1><p>Call 0800 123 4576 or 07990 123456</p><p>© 2024 Green Leaf Landscaping Ltd. Website by PixelPush 01483 999 999</p></body></html>`,
  german: `<html><head><title>Zahnarztpraxis Dr. Weber – Ihr Zahnarzt in Köln</title></head><body lang="de"><h1>Zahnarztpraxis Dr. Weber</h1><p>Hohe Straße 12, 50667 Köln</p><p>Tel. 0221 2581234</p></body></html>`,
  nursery: `<html><head><title>Riverside Nursery</title></head><body><h1>Riverside Nursery School</h1><p>Ofsted registered childcare. Ages 0-5.</p><p>Riverside Nursery<br>Mill Lane<br>Cambridge<br>CB2 1RX</p><p>Telephone number<br>01223 350 000</p></body></html>`,
  notFound: `<html><head><title>404 Not Found</title></head><body><h1>Not Found</h1></body></html>`,
}
