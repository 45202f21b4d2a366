/**
 * Words that name a kind of business, by category slug; the longest phrase wins. Scripts other than Latin also match
 * inside words.
 */
export const categoryWords: Readonly<Record<string, string>> = {
  restaurant:
    "restaurant,restaurants,restaurante,ristorante,trattoria,bistro,brasserie,eatery,diner,dhaba,steakhouse,grill house,fine dining,cuisine,family restaurant,pizzeria,pizza,grill,curry house,biryani,tandoori,étterem,ресторан,מסעדה,مطعم,रेस्टोरेंट,भोजनालय,レストラン,居酒屋,餐厅,餐廳,식당,레스토랑,multi-cuisine,multi cuisine,indian cuisine,tapas,sushi",
  cafe: "brunch,brunch bar,sandwich bar,juice bar,cafe,café,coffee shop,coffeehouse,coffee house,espresso bar,tea room,tea rooms,tearoom,tearooms,tea house,kaffee,кафе,кофейня,בית קפה,مقهى,कैफे,カフェ,喫茶店,咖啡,카페,kávézó,caffè,cafetería",
  "fast-food":
    "fast food,takeaway,fish and chips,burger joint,burgers,kebab,fried chicken,street food,chaat,food truck,momos,shawarma,burger shop",
  bakery:
    "bakery,bakeries,bakers,baker,bakehouse,cake shop,cakes,patisserie,boulangerie,bäckerei,panadería,panetteria,padaria,pékség,пекарня,מאפייה,مخبز,बेकरी,パン屋,ベーカリー,面包店,베이커리,빵집,wedding cakes,celebration cakes,birthday cakes,sourdough",
  "sweet-shop": "sweet shop,sweets,mithai,confectioners,confectionery,halwai,मिठाई",
  "ice-cream-shop": "ice cream parlour,ice cream,ice creams,gelato,gelateria,kulfi,eisdiele",
  bar: "cocktail bar,wine bar,lounge bar,sports bar",
  pub: "pub,gastropub,public house,taproom,alehouse,freehouse",
  caterer: "catering,caterers,caterer,tiffin service,private chef,catering services,wedding catering",
  barber: "barber,barbers,barbershop,barber shop,gents salon,mens salon,men's salon,barbería,barbiere",
  "hair-salon":
    "hair salon,hair studio,hairdresser,hairdressers,hairdressing,hair stylist,hair stylists,hair and beauty,hairstylist,haircut,haircuts,coiffeur,friseur,peluquería,parrucchiere,cabeleireiro,fodrász,парикмахерская,מספרה,صالون شعر,美容室,美容院,理发店,미용실",
  "beauty-salon":
    "beauty salon,beauty parlour,beauty parlor,beauty studio,beauty clinic,beautician,bridal makeup,salon,salons,unisex salon,institut de beauté,kosmetikstudio,salón de belleza,centro estetico,салон красоты,מכון יופי,صالون تجميل,ब्यूटी पार्लर,エステ,美容店,eyelash extensions,microblading,threading",
  "nail-salon":
    "nail salon,nail bar,nail studio,nail art,nails,ネイルサロン,네일샵,manicure,pedicure,gel nails,acrylic nails",
  spa: "spa,day spa,wellness spa,spas",
  massage: "massage,massage therapy,thai massage,massages",
  "makeup-artist":
    "makeup artist,make-up artist,mehndi artist,mehendi artist,mehndi,mehendi,henna artist,bridal makeup artist",
  "tattoo-studio": "tattoo studio,tattoo,tattoos,tattoo parlour,piercing studio",
  gym: "gym,gyms,fitness centre,fitness center,fitness club,fitness studio,fitness,crossfit,health club,personal training,fitnessstudio,gimnasio,palestra,academia de ginástica,спортзал,фитнес,חדר כושר,نادي رياضي,जिम,ジム,健身房,헬스장,edzőterem,personal trainer,personal trainers,strength training",
  "yoga-studio": "yoga studio,yoga,pilates,pilates studio,yoga classes,योग,ヨガ,瑜伽,요가",
  "dance-school":
    "dance school,dance academy,dance studio,dance classes,ballet school,bharatanatyam,kathak,dance lessons,ballet classes",
  "sports-club":
    "sports club,sports academy,cricket academy,football academy,badminton academy,tennis club,swimming club",
  "martial-arts-school": "martial arts,karate,taekwondo,judo,jiu jitsu,kickboxing,krav maga",
  dentist:
    "dentist,dentists,dental,dental clinic,dental care,dental practice,dental surgery,dental hospital,dental implants,teeth cleaning,dental cleaning,tooth cleaning,odontológico,odontología,odontologia,odontólogo,consultorio dental,orthodontist,orthodontics,zahnarzt,dentiste,dentista,fogorvos,fogászat,стоматология,стоматолог,מרפאת שיניים,רופא שיניים,أسنان,طبيب أسنان,दंत चिकित्सालय,दंत,डेंटल,歯科,歯医者,牙科,牙医,치과",
  clinic:
    "clinic,clinics,polyclinic,medical centre,medical center,health centre,health center,medical,healthcare,walk-in clinic,acupuncture,traditional chinese medicine,tcm,clinique,klinik,clínica,poliambulatorio,klinika,клиника,поликлиника,מרפאה,عيادة,عيادات,مستوصف,क्लिनिक,चिकित्सालय,クリニック,医院,診療所,诊所,의원,클리닉",
  doctor:
    "general practitioner,gp surgery,family doctor,physician,doctors surgery,paediatrician,pediatrician,gynaecologist,gynecologist,cardiologist,orthopaedic,arztpraxis,médecin,врач,general physician,neurologist,ent specialist,diabetologist,child specialist,gastroenterologist,nephrologist",
  hospital:
    "hospital,hospitals,multispeciality hospital,multi-speciality hospital,nursing home,hôpital,krankenhaus,ospedale,больница,בית חולים,مستشفى,अस्पताल,病院,医院大楼,병원",
  dermatologist:
    "dermatologist,dermatology,skin clinic,skin and hair clinic,skin & hair clinic,skin care clinic,hair transplant,laser clinic,aesthetic clinic,cosmetology,skin specialist,acne treatment",
  "eye-clinic": "eye clinic,eye hospital,eye care,ophthalmologist,ophthalmology,眼科",
  optician: "optician,opticians,optometrist,optical,opticals,eyewear,spectacles,optiker,opticien,óptica,眼鏡",
  physiotherapist:
    "फिजिओथेरपी,फिजियोथेरेपी,physiotherapy,physiotherapist,physio,physical therapy,osteopath,osteopathy,chiropractor,chiropractic,接骨院,整骨院",
  psychologist:
    "psychologist,psychotherapist,psychotherapy,counselling,counsellor,play therapist,play therapy,art therapist,art therapy,talking therapy,cbt,cognitive behavioural therapy,cognitive behavioral therapy,clinical psychologist,psychological therapy,counseling,mental health,psychiatrist,psychiatry,therapist for anxiety",
  ayurveda: "ayurveda,ayurvedic,ayurvedic clinic,panchakarma,आयुर्वेद",
  "diagnostic-lab":
    "diagnostic centre,diagnostic center,diagnostics,pathology lab,pathology,blood tests,scan centre,path lab,pathology laboratory",
  pharmacy:
    "pharmacy,pharmacies,chemist,chemists,drugstore,medical store,medicals,apotheke,pharmacie,farmacia,farmácia,gyógyszertár,аптека,בית מרקחת,صيدلية,薬局,药店,약국",
  veterinarian:
    "veterinary,veterinarian,vet,vets,veterinary clinic,veterinary surgery,animal hospital,pet clinic,pet hospital,tierarzt,vétérinaire,動物病院",
  "pet-shop": "pet shop,pet store,pet food,pet supplies,aquarium shop",
  "pet-groomer":
    "dog grooming,寵物美容,宠物美容,pet grooming,dog groomer,pet groomer,kennels,pet boarding,dog walking,dog walker",
  plumber:
    "blocked drains,plumber,plumbers,plumbing,plumbing services,drain cleaning,klempner,plombier,fontanero,idraulico,encanador,vízszerelő,сантехник,אינסטלטור,سباك,प्लंबर,配管,水管工,배관,bathroom fitters,bathroom fitting,emergency plumber,leak detection",
  electrician:
    "electrical contractors,eicr,electrician,electricians,electricals,electrical services,electrical contractor,rewiring,elektriker,électricien,electricista,elettricista,электрик,חשמלאי,كهربائي,電気工事,전기공사,house rewires,electrical repairs,electrical work,electrical contracting",
  hvac: "air conditioning,ac repair,ac service,hvac,heating engineer,heating engineers,gas engineer,gas engineers,boiler repair,boiler installation,heating and cooling,refrigeration,boiler service,boiler servicing,gas safe,heat pumps,central heating",
  carpenter:
    "carpenter,carpenters,carpentry,joinery,joiners,woodwork,woodworking,schreinerei,menuiserie,fitted wardrobes,cabinet makers,oak framed,timber framed",
  painter:
    "painter and decorator,painters and decorators,painting and decorating,house painting,painting contractors,decorators,waterproofing,wall painting,interior painting",
  roofer: "roofer,roofers,roofing,roofing contractors,roof repairs,dachdecker",
  builder:
    "builder,builders,building contractors,construction,construction company,civil contractors,home extensions,loft conversions,renovations,renovation,bauunternehmen,строительство,建設,工務店,home improvement,civil work,civil works,refurbishment,refurbishments,block paving,bricklaying,bricklayer,house extensions,loft conversion,cladding,cladding services,facade contractors",
  "interior-designer":
    "interior designer,interior designers,interior design,interiors,modular kitchen,modular kitchens,false ceiling,home interiors,interior decorators,interior decorator",
  architect:
    "architect,architects,architecture,architectural services,architectural design,architectural practice,architekt,architecte,建築設計",
  "cleaning-service":
    "cleaning,commercial cleaning,industrial cleaning,domestic cleaning,cleaning services,cleaning service,cleaning company,cleaners,house cleaning,office cleaning,deep cleaning,carpet cleaning,window cleaning,housekeeping services,清掃,end of tenancy,gutter cleaning,oven cleaning,pressure washing,maid service",
  "pest-control": "pest control,termite treatment,exterminator,fumigation",
  gardener:
    "gardener,gardeners,gardening,landscaping,landscapers,lawn care,tree surgeon,tree surgeons,garden design,garden maintenance,hedge trimming,grass cutting,landscape gardener,landscape gardeners,landscape gardening,tree care",
  locksmith: "locksmith,locksmiths,schlüsseldienst,serrurier",
  "moving-company":
    "man and van,home shifting,house shifting,packers and movers,packers & movers,movers and packers,removals,removal company,movers,moving company,relocation services,umzug,déménagement,引越",
  laundry: "laundry,laundries,dry cleaners,dry cleaner,dry cleaning,launderette,laundromat,クリーニング",
  tailor: "tailor,tailors,tailoring,alterations,bespoke suits,dressmaker,boutique tailoring",
  "car-repair":
    "car body repair,vehicle body repair,body repair,accident repair,dent removal,dent repair,vehicle repair,car repair,car repairs,auto repair,car service,car servicing,garage,mot testing,mot centre,mechanic,mechanics,auto service,autowerkstatt,car body shop,bodyshop,автосервис,מוסך,自動車整備,car diagnostics,vehicle diagnostics,auto diagnostics",
  "car-wash":
    "car wash,car detailing,auto detailing,valeting,car valeting,洗車,ceramic coating,paint protection film,car wrapping",
  "car-dealer": "car dealer,car dealership,used cars,car showroom,car sales,autohaus,中古車",
  "motorcycle-shop":
    "electric scooters,electric scooter,electric bikes,electric bike,e-bikes,motorcycles,motorcycle dealer,two wheeler,two-wheeler,bike showroom,scooters",
  "tyre-shop": "tyres,tyre shop,tire shop,tires,wheel alignment,reifen",
  "car-rental":
    "car rental,car hire,self drive cars,self-drive cars,van hire,rent a car,autovermietung,レンタカー,minibus hire,coach hire,bus hire,car on rent,tempo traveller",
  taxi: "taxi,taxis,cab service,cabs,minicab,minicabs,private hire,airport transfers,taxi service,такси,מונית,chauffeur,chauffeurs,chauffeur driven,airport transfer,cab services,cab booking,airport taxi",
  "driving-school":
    "school of motoring,driving tuition,driving school,driving lessons,driving instructor,driving instructors,motor driving school,fahrschule,auto-école,autoescuela,自動車教習所",
  "travel-agency":
    "travel agency,travel agent,travel agents,tours and travels,tours & travels,tour operator,tour operators,holiday packages,tour packages,travels,reisebüro,agence de voyage,турагентство,旅行社,sightseeing tours,travel packages,tour package,honeymoon packages,umrah,hajj",
  hotel: "hotel,hotels,resort,resorts,lodge,inn,гостиница,отель,מלון,فندق,होटल,ホテル,旅館,酒店,호텔,szálloda,albergo",
  "guest-house":
    "pg accommodation,paying guest,furnished rooms,home stay,homestays,farm stay,guest house,guesthouse,homestay,self catering,self-catering,holiday cottage,holiday cottages,cottage holidays,holiday let,holiday lets,bed and breakfast,b&b,bed & breakfast,hostel,ferienwohnung,pension,民宿",
  "event-venue":
    "banquet hall,marriage hall,wedding venue,party hall,function hall,convention centre,convention hall,event venue,kalyana mandapam,marriage garden,marriage palace,wedding venues,banquet halls,party venue",
  "event-planner":
    "event planner,event planners,event management,wedding planner,wedding planners,party planner,wedding decorators,event company,event organisers,event organizers,wedding planning,party planning,tent house",
  photographer:
    "photographers,wedding photographer,wedding photographers,photographer,photography,photo studio,wedding photography,videography,fotograf,photographe,fotógrafo,фотограф,צלם,مصور,写真館,摄影,사진관,photo booth,videographer,videographers,cinematography,drone photography",
  preschool:
    "preschool,pre-school,play school,playschool,nursery school,day nursery,kindergarten,montessori,daycare,day care,creche,crèche,kita,jardin d'enfants,детский сад,גן ילדים,روضة,保育園,幼稚園,幼儿园,어린이집,유치원",
  school:
    "school,schools,primary school,high school,secondary school,public school,international school,grammar school,école,schule,escuela,colegio,scuola,школа,בית ספר,مدرسة,विद्यालय,स्कूल,学校,学院,학교,vidyalaya,vidya mandir,matriculation school,gurukul,cbse school",
  college:
    "college,university,polytechnic,institute of technology,engineering college,hochschule,université,universidad,университет,大学,대학교,junior college,degree college,nursing college,institute of management",
  "coaching-centre":
    "coaching centre,coaching center,coaching classes,coaching institute,tuition,tuitions,tuition centre,tutor,tutors,tutoring,tutorials,home tutor,upsc,test series,neet,iit-jee,ielts,nachhilfe,学習塾,학원,कोचिंग,abacus,vedic maths,exam preparation,competitive exams",
  "language-school":
    "language school,language classes,english classes,spoken english,learn english,sprachschule,英会話",
  "music-school":
    "flute classes,flute lessons,violin lessons,drum lessons,tabla classes,singing classes,music school,music academy,music lessons,guitar lessons,piano lessons,guitar classes,singing lessons,vocal training,musikschule,音楽教室,guitar teacher,piano teacher,singing teacher,violin teacher,drum school",
  "computer-training":
    "computer training,computer institute,computer classes,it training,software training,coding classes,ethical hacking,ccna,data science courses",
  lawyer:
    "lawyer,lawyers,solicitor,solicitors,law firm,law office,advocate,advocates,attorney,attorneys,legal services,barrister,barristers,legal advice,conveyancing,wills and estates,wills & estates,probate,rechtsanwalt,avocat,abogado,avvocato,advogado,ügyvéd,адвокат,юрист,עורך דין,محامي,वकील,弁護士,律师,변호사",
  accountant:
    "accountant,accountants,accountancy,accounting,bookkeeping,chartered accountant,chartered accountants,tax consultant,tax consultants,gst filing,gst return,gst returns,gst consultant,steuerberater,comptable,contable,commercialista,könyvelő,бухгалтер,רואה חשבון,محاسب,会計事務所,税理士,会计,세무사",
  "financial-adviser":
    "financial advisory,financial consulting,investment advisory,investment consultant,financial adviser,financial advisor,financial advisers,financial planning,wealth management,mutual funds,mortgage broker,mortgage adviser,investment advisor,independent financial advisers",
  "insurance-agency":
    "insurance,insurance agency,insurance broker,insurance brokers,lic agent,versicherung,assurance,seguros",
  "estate-agent":
    'estate agent,estate agents,letting agents,lettings,real estate,realty,realtor,realtors,property dealer,property dealers,property dealing,property portal,property for sale,property on sale,rental property,rental properties,property consultants,immobilien,agence immobilière,inmobiliaria,agenzia immobiliare,ingatlan,недвижимость,נדל"ן,عقارات,不動産,房地产,부동산',
  "property-developer":
    "property developers,real estate developers,builders and developers,builders & developers,luxury apartments,residential projects",
  "advertising-agency":
    "digital marketing,marketing agency,advertising agency,branding agency,seo agency,social media marketing,creative agency,werbeagentur,广告",
  "web-designer":
    "business software,custom software,internal software,web design,website design,web development,software company,software development,it services,it solutions,app development,mobile app development,it company,it support,billing software,erp software,software house,web designer,website designer,school erp,school management software,erp solutions",
  "employment-agency":
    "recruitment,recruitment agency,placement agency,staffing,manpower,job consultancy,recruiters,employment agency",
  "coworking-space": "coworking,co-working,coworking space,shared office,serviced offices",
  "printing-shop":
    "printing press,printers,printing services,printing,print shop,flex printing,signage,sign makers,copy shop,druckerei,imprimerie,印刷,photocopy,photocopying,photocopies,xerox,business cards,lamination,screen printing,digital printing,offset printing,t-shirt printing",
  "saree-shop": "sarees,saree,silks,lehenga,lehengas,ethnic wear,bridal wear",
  "clothes-shop":
    "clothing,clothing store,clothes shop,fashion store,fashion boutique,boutique,garments,apparel,readymade garments,menswear,womenswear,kidswear",
  "shoe-shop": "shoes,shoe shop,shoe store,footwear,sneakers,schuhe,chaussures",
  jeweller:
    "filigree,silver jewellery,jeweller,jewellers,jewelers,jewellery,jewelry,goldsmith,diamonds,juwelier,bijouterie,joyería,gioielleria,ékszer,ювелир,תכשיטים,مجوهرات,ज्वेलर्स,宝石,珠宝",
  "furniture-shop":
    "furniture,furniture store,furniture shop,furnishings,mattresses,sofas,möbel,meubles,muebles,mobili,bútor,мебель,רהיטים,أثاث,फर्नीचर,फ़र्नीचर,家具",
  "electronics-shop": "electronics,electronics store,home appliances,appliances,electronic shop",
  "mobile-shop": "mobile shop,mobile store,mobile phones,phone repair,mobile repair,iphone repair,phone shop",
  "computer-shop": "computer repair,computer repairs,laptop repair,laptop service,computer shop,computer store",
  supermarket: "supermarket,hypermarket,supermarkets",
  grocery: "grocery,groceries,grocery store,kirana,general store,provision store,किराना",
  florist:
    "florist,florists,flower shop,flowers,bouquets,blumen,fleuriste,floristería,fiorista,virágüzlet,цветы,פרחים,زهور,花屋,花店,꽃집,flower delivery,floristry,wedding flowers",
  "gift-shop": "gift shop,gifts,personalised gifts,personalized gifts,gifting,gift hampers,hampers",
  "book-shop":
    "bookshop,bookstore,book shop,book store,booksellers,books and stationery,buchhandlung,librairie,librería,libreria,könyvesbolt,本屋,书店,서점",
  "toy-shop": "toy shop,toy store,toys",
  "hardware-shop":
    "building supplies,construction materials,tmt bars,cement supplier,hardware store,hardware shop,hardware,builders merchants,sanitaryware,tiles and sanitary",
  "bicycle-shop": "bicycle shop,bike shop,cycle shop,cycles,bicycles,bike repair",
  "sports-shop": "sports shop,sports store,sporting goods,sportswear",
  butcher: "butcher,butchers,meat shop,halal meat,metzgerei,boucherie,carnicería,macelleria,肉屋",
  "organic-shop": "organic store,organic food,health food,health foods,organic farm",
  "security-service":
    "security services,security guards,cctv installation,cctv,security company,fire alarms,alarm systems,cctv cameras,security guard",
  "solar-installer": "solar panels,solar energy,solar power,solar installation,solar",
  logistics: "couriers,courier,logistics,cargo,freight,transport services,parcel delivery",
  astrologer: "astrologer,astrology,vastu,vaastu,numerology,horoscope,ज्योतिष,tarot,jyotish,horoscopes",
  charity: "charity,ngo,non-profit,nonprofit,charitable trust,charitable",
  "place-of-worship":
    "church,temple,mosque,gurdwara,gurudwara,parish,ministries,synagogue,mandir,masjid,ashram,cathedral",
  "convenience-store":
    "convenience store,convenience stores,corner shop,corner store,newsagent,newsagents,off licence,mini market,minimarket",
  homoeopath:
    "homoeopath,homeopath,homoeopathy,homeopathy,homoeopathic,homeopathic,homoeo,homeo,homoeopathic clinic,homeopathic clinic,homoeo clinic,homeo clinic,होम्योपैथी,होम्योपैथिक",
  storage:
    "lock-up garages,lock up garages,garages to rent,garage to rent,self storage,storage units,storage unit,container storage,furniture storage,warehousing",
  "post-office": "post office,post offices,postal services",
  "petrol-station": "petrol pump,petrol station,filling station,fuel station,service station,gas station",
  "charging-station":
    "charging station,charging stations,ev charging,ev chargers,ev charger,charging points,electric vehicle charging",
  "care-home":
    "care home,care homes,nursing and residential home,residential care,old age home,assisted living,senior living",
  "home-care":
    "homecare,home nursing,live-in care,domiciliary care,care at home,elder care,elderly care,supported living,home care services,carers at home,care companion,hospital companion,hospital companions,elderly care companion,patient attendants",
  handyman: "handyman,handymen,odd jobs,property maintenance,home repairs",
  "waste-removal":
    "waste removal,skip hire,rubbish removal,house clearance,scrap metal,scrap my car,scrap dealers,waste management,rubbish clearance,junk removal,waste clearance",
  "towing-service":
    "towing,tow truck,breakdown recovery,vehicle recovery,car recovery,roadside assistance,recovery service",
  "fertility-clinic": "fertility,fertility clinic,fertility centre,ivf,ivf centre,test tube baby",
  "bridal-shop": "bridal shop,wedding dresses,wedding dress,bridal gowns,bridal boutique",
  pawnbroker: "gold loan,gold loans,pawnbroker,pawnbrokers,gold buyers,cash for gold,pawn shop",
  audiologist: "audiologist,audiology,hearing clinic,hearing centre,hearing aids,hearing aid centre",
  podiatrist: "podiatrist,podiatry,chiropody,chiropodist,foot clinic",
  "funeral-home": "funeral directors,funeral director,funeral home,funeral services,undertakers,cremation",
  "drinking-water-shop": "water purifier,water purifiers,ro water,mineral water,packaged drinking water,water supply",
  upholsterer: "upholstery,upholsterers,upholsterer",
  hostel:
    "shared accommodation,co-living,coliving,shared living,pg for boys,pg for girls,ladies hostel,boys hostel,girls hostel,student accommodation",
  "liquor-store": "beer shop,bottle shop,wine merchant,wine merchants,wine shop,craft beer shop",
  "cosmetics-store": "skincare brand,skincare products,skin care products,cosmetic products",
  "tool-rental": "crane service,crane services,crane hire",
  "educational-institution": "cooking class,cooking classes,cookery school,cookery classes",
  "tour-guide-office": "walking tours,guided tours,tour guide,tour guides",
  "animal-boarding-facility": "cattery,catteries,dog boarding,boarding kennels,doggy daycare",
  blacksmith: "blacksmith,farrier,wrought iron",
  metalworker: "metal fabrication,steel fabrication,sheet metal,welding services",
  "framing-shop": "picture framing,picture framers,picture framing service",
  insulator: "loft insulation,spray foam insulation,cavity wall insulation",
  "car-parts-store": "auto parts,car parts,auto spares,motor spares,car accessories",
  "fishing-shop": "tackle shop,fishing tackle",
  "handicraft-workspace": "handicrafts,handicraft",
  "pottery-maker": "pottery,pottery studio,ceramics,ceramicist,potter,potters",
  beekeeper: "beekeeper,beekeepers,beekeeping,apiary",
  "rv-dealership": "motorhomes,campervan conversions,campervan conversion",
  watchmaker: "watch repair,watch repairs",
  "dive-center": "scuba diving,diving centre",
  "watersport-swim-shop": "kitesurfing,kiteboarding,surf school,paddleboarding",
  "swimming-pool": "swimming lessons,swim school",
  "graphic-design-office": "graphic design,graphic designer,graphic designers,logo design",
  "private-investigator-office": "private investigator,private investigators,detective agency,private detective",
  "currency-exchange": "currency exchange,foreign exchange,money changer",
  "telecom-office": "fibre broadband,fiber broadband,internet service provider,broadband provider",
  studio: "recording studio,recording studios,music production",
  "rehabilitation-facility": "rehabilitation centre for addiction,de-addiction centre,deaddiction",
  "occupational-therapist": "occupational therapy,occupational therapist",
  hospice: "hospice",
  "fireplace-store": "fireplaces,wood burning stoves,log burners",
  "agricultural-engines-mechanic": "tractors,farm machinery,agricultural machinery",
  "holiday-cottage": "holiday cabin,holiday lodge,holiday lodges",
  "motorcycle-repair-shop": "motorcycle repair,bike servicing",
  sculptor: "sculptor,sculptors,sculpture,sculptures,ceramic sculptor",
  "electronics-repair-shop": "appliances repair,refrigerator repair,fridge repair",
  "engineering-office": "mep engineering,engineering services,structural engineering",
}
