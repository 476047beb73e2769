-- States and union territories by their GST code, which decides the place of supply.
create table states (
  code text primary key constraint states_code_has_two_digits check (code ~ '^[0-9]{2}$'),
  title_english text not null constraint states_title_is_unique unique,
  title_hindi text not null
);

insert into states (code, title_english, title_hindi) values
  ('01', 'Jammu and Kashmir', 'जम्मू और कश्मीर'),
  ('02', 'Himachal Pradesh', 'हिमाचल प्रदेश'),
  ('03', 'Punjab', 'पंजाब'),
  ('04', 'Chandigarh', 'चंडीगढ़'),
  ('05', 'Uttarakhand', 'उत्तराखंड'),
  ('06', 'Haryana', 'हरियाणा'),
  ('07', 'Delhi', 'दिल्ली'),
  ('08', 'Rajasthan', 'राजस्थान'),
  ('09', 'Uttar Pradesh', 'उत्तर प्रदेश'),
  ('10', 'Bihar', 'बिहार'),
  ('11', 'Sikkim', 'सिक्किम'),
  ('12', 'Arunachal Pradesh', 'अरुणाचल प्रदेश'),
  ('13', 'Nagaland', 'नागालैंड'),
  ('14', 'Manipur', 'मणिपुर'),
  ('15', 'Mizoram', 'मिज़ोरम'),
  ('16', 'Tripura', 'त्रिपुरा'),
  ('17', 'Meghalaya', 'मेघालय'),
  ('18', 'Assam', 'असम'),
  ('19', 'West Bengal', 'पश्चिम बंगाल'),
  ('20', 'Jharkhand', 'झारखंड'),
  ('21', 'Odisha', 'ओडिशा'),
  ('22', 'Chhattisgarh', 'छत्तीसगढ़'),
  ('23', 'Madhya Pradesh', 'मध्य प्रदेश'),
  ('24', 'Gujarat', 'गुजरात'),
  ('26', 'Dadra and Nagar Haveli and Daman and Diu', 'दादरा और नगर हवेली तथा दमन और दीव'),
  ('27', 'Maharashtra', 'महाराष्ट्र'),
  ('29', 'Karnataka', 'कर्नाटक'),
  ('30', 'Goa', 'गोवा'),
  ('31', 'Lakshadweep', 'लक्षद्वीप'),
  ('32', 'Kerala', 'केरल'),
  ('33', 'Tamil Nadu', 'तमिलनाडु'),
  ('34', 'Puducherry', 'पुदुच्चेरी'),
  ('35', 'Andaman and Nicobar Islands', 'अंडमान और निकोबार द्वीपसमूह'),
  ('36', 'Telangana', 'तेलंगाना'),
  ('37', 'Andhra Pradesh', 'आंध्र प्रदेश'),
  ('38', 'Ladakh', 'लद्दाख');

-- One city (or district) per PIN code; filled once, on the first start.
create table pincodes (
  pincode text primary key constraint pincodes_shape check (pincode ~ '^[1-9][0-9]{5}$'),
  city text not null,
  state_code text not null references states
);
